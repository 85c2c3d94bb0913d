import { expect, test } from 'vitest';
import { textOfMail } from './mail-text.ts';

test.each([
  [
    'signs that HTML writes in words are written as they are',
    '<p>a &lt;b&gt; &amp;amp; &quot;c&quot;&nbsp;d</p>',
    'a <b> &amp; "c" d',
  ],
  [
    'one blank line stands between two blocks, however deep they are',
    '<div><p>a</p></div><p>c</p>',
    'a\n\nc',
  ],
  ['a break begins a line', 'a<br>b<br/>\n c', 'a\nb\nc'],
  [
    'a link shows its address, once',
    '<a href="https://a.example/b">Confirmar</a> <a href="https://c.example">https://c.example</a>',
    'Confirmar: https://a.example/b https://c.example',
  ],
  [
    'what a reader of HTML does not see is left out',
    '<head><title>x</title></head><div style="display:none">y</div><p>z</p>',
    'z',
  ],
])('in the plain text of a mail %s', (_promise, html, text) => {
  expect(textOfMail(html)).toBe(text);
});
