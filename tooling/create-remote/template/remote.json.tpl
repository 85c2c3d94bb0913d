{
  "name": "{{name}}",
  "paths": ["{{path}}"],
  "menu": [
    { "path": "{{path}}", "label": "{{label}}", "icon": "{{icon}}", "order": {{order}}, "group": "{{group}}" }
  ]
}
