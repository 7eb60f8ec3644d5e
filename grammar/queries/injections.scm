; The configuration of a back end is JSON. In quotes it is a string of JSON: its escapes have their colours, what they spell has not,
; since an editor reads an embedded text as it stands.
((attribute_name) @_attribute . [(raw_braces) (string)] @injection.content
  (#eq? @_attribute "backend_config=")
  (#set! injection.language "json"))

((comment) @injection.content
  (#set! injection.language "comment"))
