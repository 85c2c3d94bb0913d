{
  "name": "{{name}}",
  "paths": ["{{path}}"],
  "menu": [
    { "path": "{{path}}", "label": "{{label}}", "icon": "{{icon}}", "order": {{order}}, "group": "{{group}}" }
  ],
  "headings": {
    "{{path}}": { "title": "{{label}}", "subtitle": "Suas imagens mais recentes" }
  }
}
