node_modules
dist
.env
*.signing-key.pem
