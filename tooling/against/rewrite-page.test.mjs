import { expect, test } from 'vitest';
import {
  isProductPage,
  rewriteCookie,
  rewriteList,
  rewritePage,
  rewritePolicy,
  withOrigin,
} from './rewrite-page.mjs';

const upstream = 'https://andromeda.example';
const local = 'http://localhost:3000';
const remote = { name: 'mfe-library', version: 'dev', note: '</script>' };

/** @param {object} page */
const html = (page) =>
  `<head><link rel="preload" href="/remotes/mfe-library/1/a.js"><link rel="preload" href="/remotes/mfe-account/1/b.js"></head><script type="application/json" id="andromeda-page">${JSON.stringify(page)}</script>`;
const published = {
  remotes: [
    { name: 'mfe-library', version: '1' },
    { name: 'mfe-account', version: '1' },
  ],
};

test('a page names the local remote instead of the published one, and preloads nothing of it', () => {
  const page = rewritePage(html({ ...published, config: { supabaseUrl: upstream } }), {
    remote,
    local,
    upstream,
  });
  const pageData = JSON.parse(/id="andromeda-page">(.*)<\/script>/.exec(page)?.[1] ?? '');
  expect(pageData.remotes).toEqual([{ name: 'mfe-account', version: '1' }, remote]);
  expect(pageData.config.supabaseUrl).toBe(local);
  expect(page).not.toContain('/remotes/mfe-library/1/a.js');
  expect(page).toContain('/remotes/mfe-account/1/b.js');
});

test('a new remote stands beside the published ones in the list of an open tab', () => {
  /** @type {{ remotes: { name: string }[] }} */
  const list = JSON.parse(rewriteList(JSON.stringify(published), { remote: { name: 'mfe-cupons' } }));
  expect(list.remotes.map(({ name }) => name)).toEqual(['mfe-library', 'mfe-account', 'mfe-cupons']);
});

test('only a page of the product counts as one', () => {
  expect(isProductPage(html(published))).toBe(true);
  expect(isProductPage('<p>Bem-vindo</p>')).toBe(false);
});

test('the policy lets the dev server in where scripts, styles and pictures come from, and nowhere else', () => {
  const policy = rewritePolicy(
    "script-src 'self'; connect-src 'self'; frame-src 'none'",
    'http://127.0.0.1:3005',
  );
  expect(policy).toBe(
    "script-src 'self' http://127.0.0.1:3005; connect-src 'self' http://127.0.0.1:3005 ws://127.0.0.1:3005; frame-src 'none'",
  );
});

test.each([
  ['a=1; Domain=andromeda.example; Secure; SameSite=None', 'a=1; SameSite=Lax'],
  ['__Host-a=1; Secure; Path=/', '__Host-a=1; Secure; Path=/'],
])('the cookie %s becomes %s on this machine', (cookie, rewritten) => {
  expect(rewriteCookie(cookie)).toBe(rewritten);
});

test('the origin is replaced under every name of this machine, and no longer address is touched', () => {
  const text = 'http://localhost:3100/a http://127.0.0.1:3100/b http://localhost:31000/c';
  expect(withOrigin(text, 'http://localhost:3100', local)).toBe(
    `${local}/a ${local}/b http://localhost:31000/c`,
  );
});
