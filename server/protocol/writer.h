#pragma once

// put_given(object, key, value) writes a field of the JSON object that is made where the optional
// or pointer holds something. Used by the sources of this folder, which include the JSON library.

namespace protocol {

template <class Object, class Optional>
void put_given(Object& object, const char* key, const Optional& value) {
  if (value) object[key] = *value;
}

}  // namespace protocol
