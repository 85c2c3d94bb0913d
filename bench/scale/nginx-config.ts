/** Where the proxy listens, the ports of the web processes, and a folder for its files. */
export interface ProxyPlan {
  port: number;
  web: readonly number[];
  folder: string;
  /** Root's proxy needs its workers to be root too: the folder is closed to others. */
  user: string | null;
}

const FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * nginx's configuration, the one of docs/operating.md#several-processes-behind-nginx with ports and folders of this run. A web process
 * that ended or is starting is passed over: reads by themselves, and orders because they carry a key under which a second
 * try finds the first.
 */
export const nginxConfig = ({ port, web, folder, user }: ProxyPlan): string => `
${user ? `user ${user} ${user};` : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log warn;
events { worker_connections 4096; }
http {
  access_log off;
${FOLDERS.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  upstream andromeda {
${web.map((each) => `    server 127.0.0.1:${each} max_fails=0;`).join('\n')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 80m;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_connect_timeout 2s;
    proxy_next_upstream error timeout http_503;
    location / {
      proxy_pass http://andromeda;
    }
    location ~ ^/api/(generations|titles|keywords|products/[^/]+/listings)$ {
      proxy_pass http://andromeda;
      proxy_read_timeout 15m;
      proxy_next_upstream error http_503 non_idempotent;
    }
  }
}
`;
