node_modules
dist
.env
