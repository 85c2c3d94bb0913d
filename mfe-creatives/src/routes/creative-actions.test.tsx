import type { LibraryImage } from '@andromeda/platform';
import type { Prepare } from '@andromeda/platform/host';
import { FakeHost } from '@andromeda/platform/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { carryDraft } from '../creative-draft.ts';
import { routes } from '../routes.tsx';
import { fakeBff, generation, photo, refusal } from '../testing/fake-bff.ts';

beforeEach(() => sessionStorage.clear());

async function visit(
  bff: ReturnType<typeof fakeBff>,
  pathname: string,
  carried: Parameters<typeof carryDraft>[0] = { files: [photo('caneca.png')], idea: '' },
  onPrepare: Prepare = () => undefined,
) {
  const address = { pathname, state: carryDraft(carried, 'user-1') };
  render(<FakeHost remote={{ routes }} address={address} send={bff.send} onPrepare={onPrepare} />);
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
}
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const SAVED = 'Imagem salva com sucesso na sua biblioteca!';

test('an edit goes with every photo, its prompt and its shape, and asks how it turned out', async () => {
  const bff = fakeBff({ answer: () => Response.json(generation({ operation: 'context_edit' })) });
  const files = [photo('caneca.png'), photo('tenis.png')];
  const user = await visit(bff, '/creative-generator', { files, idea: 'na praia' });
  expect(field('Sua ideia').value).toBe('na praia');
  await user.click(screen.getByRole('radio', { name: /^Automático/ }));
  await user.click(press('Editar Imagem'));
  expect(await screen.findByText('Imagem editada com sucesso!')).toBeTruthy();
  expect(bff.requests).toEqual([
    expect.objectContaining({
      operation: 'context_edit',
      images: ['caneca.png', 'tenis.png'],
      prompt: 'na praia',
      options: { format: 'auto' },
    }),
  ]);
  await user.click(press('Ótima!'));
  expect(screen.getByText('Ótimo! Imagem aprovada e salva na sua biblioteca!')).toBeTruthy();
  expect(bff.requests).toHaveLength(1);
});

test('a result can be prepared for marketplaces, and what is saved of it is kept', async () => {
  const bff = fakeBff({
    answer: () => Response.json(generation({ cutOutDoubtful: true, returnable: true })),
    readImage: () => Response.json({ id: 'the picture', name: 'Caneca' }),
  });
  const onPrepare = vi.fn<Prepare>();
  const user = await visit(bff, '/mobile/remover-fundo', undefined, onPrepare);
  await user.click(press('Remover Fundo'));
  await user.click(await screen.findByRole('button', { name: 'Preparar para…' }));
  await waitFor(() => expect(onPrepare).toHaveBeenCalledOnce());
  const [{ images, keep }] = onPrepare.mock.lastCall as Parameters<Prepare>;
  expect(images).toEqual([{ id: 'the picture', name: 'Caneca' }]);
  expect(bff.decisions).toEqual([]);
  await keep(images[0] as LibraryImage);
  expect(bff.decisions).toEqual(['keep']);
});

test('an incomplete edit shows what is missing before anything is sent', async () => {
  const bff = fakeBff();
  const user = await visit(bff, '/mobile/editar-contexto', { files: [], idea: '' });
  await user.click(press('Editar Imagem'));
  expect(screen.getByText('Por favor, selecione uma imagem')).toBeTruthy();
  cleanup();
  await visit(bff, '/mobile/editar-contexto');
  await user.click(press('Editar Imagem'));
  expect(screen.getByText('Por favor, insira ou selecione um prompt')).toBeTruthy();
  expect(bff.requests).toEqual([]);
});

test('too many photos show the limit before anything is sent', async () => {
  const bff = fakeBff();
  const files = Array.from({ length: 9 }, (_, index) => photo(`${index}.png`));
  const user = await visit(bff, '/mobile/editar-contexto', { files, idea: 'na praia' });
  await user.click(press('Editar Imagem'));
  expect(screen.getByText(/^Você escolheu 9 fotos: use no máximo 8 de uma vez/)).toBeTruthy();
  expect(bff.requests).toEqual([]);
});

test('Regenerar Imagem makes the same edit once more as another picture', async () => {
  let made = 0;
  const answer = () => {
    made += 1;
    return Response.json(generation({ id: `${made}a2b3c4d-0000-4000-8000-000000000000` }));
  };
  const bff = fakeBff({ answer });
  const user = await visit(bff, '/mobile/editar-contexto', {
    files: [photo('caneca.png')],
    idea: 'na praia',
  });
  await user.click(press('Editar Imagem'));
  await user.click(await screen.findByRole('button', { name: 'Regenerar Imagem' }));
  await waitFor(() => expect(bff.requests).toHaveLength(2));
  await screen.findByRole('button', { name: 'Não gostei' });
  const [first, second] = bff.requests;
  expect(second).toEqual({ ...first, key: expect.not.stringMatching(String(first?.key)) });
  await user.click(press('Não gostei'));
  expect(screen.queryByText('O que achou da imagem?')).toBeNull();
});

test('text is set with a hand unless that is unticked, and cannot be made again', async () => {
  const bff = fakeBff({ answer: () => Response.json(generation({ operation: 'add_text' })) });
  const user = await visit(bff, '/mobile/adicionar-texto');
  expect(screen.getByRole('checkbox', { name: 'Mão segurando produto' })).toHaveProperty('checked', true);
  await user.click(press('Adicionar Texto'));
  expect(screen.getByText('Por favor, digite o texto a ser adicionado na imagem')).toBeTruthy();
  await user.type(field('Texto promocional'), 'R$ 49,90');
  await user.click(screen.getByRole('checkbox', { name: 'Mão segurando produto' }));
  await user.click(press('Adicionar Texto'));
  expect(await screen.findByText('Imagem gerada com texto promocional!')).toBeTruthy();
  expect(bff.requests[0]).toMatchObject({ prompt: 'R$ 49,90', options: { handHolding: false } });
  expect(screen.queryByRole('button', { name: 'Regenerar Imagem' })).toBeNull();
  expect(press('Ótima!')).toBeTruthy();
});

test.each([
  ['with a hand', true, 'Feita pelo motor de demonstração, sem IA externa: a mão não é desenhada.'],
  ['without one', false, 'Feita pelo motor de demonstração, sem IA externa.'],
] as const)('a demonstration %s says what it leaves out', async (_, hand, note) => {
  const made = generation({ operation: 'add_text', demonstration: true });
  const user = await visit(fakeBff({ answer: () => Response.json(made) }), '/mobile/adicionar-texto');
  await user.type(field('Texto promocional'), 'R$ 49,90');
  if (!hand) await user.click(screen.getByRole('checkbox', { name: 'Mão segurando produto' }));
  await user.click(press('Adicionar Texto'));
  expect(await screen.findByText(note)).toBeTruthy();
});

test.each([
  ['a doubtful cut-out asks the user to check its outline', true, 1],
  ['a good cut-out asks for nothing', false, 0],
] as const)('%s', async (_, cutOutDoubtful, notices) => {
  const made = generation({ operation: 'remove_background', cutOutDoubtful });
  const user = await visit(fakeBff({ answer: () => Response.json(made) }), '/mobile/remover-fundo', {
    files: [photo('a.png')],
    idea: '',
  });
  await user.click(press('Remover Fundo'));
  await screen.findByText('Fundo removido com sucesso!');
  expect(screen.queryAllByText('Confira o recorte.')).toHaveLength(notices);
});

test.each([
  ['a picture that kept the product says so', { productPreserved: true }, 'Produto preservado'],
  [
    'a picture whose product may have changed says so',
    { productPreserved: false },
    'O produto pode ter mudado.',
  ],
  [
    'a picture names what the engine cannot draw',
    { undrawn: ['cachoeira', 'dragão'] },
    'Ainda não sei desenhar: cachoeira, dragão',
  ],
])('%s', async (_, notes, notice) => {
  const made = generation({ operation: 'context_edit', ...notes });
  const user = await visit(fakeBff({ answer: () => Response.json(made) }), '/mobile/editar-contexto', {
    files: [photo('a.png')],
    idea: 'perto de uma cachoeira',
  });
  await user.click(press('Editar Imagem'));
  expect(await screen.findByText(notice)).toBeTruthy();
});

/** The result of a removal whose cut-out the engine doubts, and what the BFF was asked afterwards. */
async function doubtfulRemoval() {
  const made = generation({ operation: 'remove_background', cutOutDoubtful: true, returnable: true });
  const bff = fakeBff({ answer: () => Response.json(made) });
  const user = await visit(bff, '/mobile/remover-fundo', { files: [photo('a.png')], idea: '' });
  await user.click(press('Remover Fundo'));
  await screen.findByText('O crédito só conta se você ficar com a imagem.', { exact: false });
  return { bff, user };
}

test('a discarded picture goes, and its credit comes back', async () => {
  const { bff, user } = await doubtfulRemoval();
  await user.dblClick(press('Descartar'));
  expect(await screen.findByText('Imagem descartada. O crédito voltou para você.')).toBeTruthy();
  expect(bff.decisions).toEqual(['discard']);
  expect(screen.queryByRole('img', { name: 'Fundo removido com sucesso!' })).toBeNull();
});

test('a picture that the user keeps counts, and so does one that is downloaded', async () => {
  const first = await doubtfulRemoval();
  await first.user.click(press('Ficar com a imagem'));
  expect(await screen.findByText('A imagem é sua: agora o crédito conta.')).toBeTruthy();
  expect(first.bff.decisions).toEqual(['keep']);
  cleanup();
  const second = await doubtfulRemoval();
  await second.user.click(press('Download'));
  expect(await screen.findByText('A imagem é sua: agora o crédito conta.')).toBeTruthy();
  expect(second.bff.decisions).toEqual(['keep']);
});

test('who dislikes a cut-out is offered the repair first, then one more try for nothing', async () => {
  const made = generation({ operation: 'remove_background', repairable: true });
  const bff = fakeBff({
    answer: () => Response.json(made),
    retry: () => Response.json({ ...made, id: 'another', imageUrl: '/api/images/another/file' }),
  });
  const user = await visit(bff, '/mobile/remover-fundo', { files: [photo('a.png')], idea: '' });
  await user.click(press('Remover Fundo'));
  await user.click(await screen.findByRole('button', { name: 'Não gostei' }));
  const repair = screen.getByRole('link', { name: 'Corrigir recorte' });
  expect(repair.getAttribute('href')).toContain(`/mobile/corrigir-recorte?imagem=${made.imageId}`);
  await user.click(press('Tentar de novo, grátis'));
  expect(
    await screen.findByText('Aqui está outra versão do recorte. A anterior continua guardada.'),
  ).toBeTruthy();
  const [shown] = screen.getAllByRole<HTMLImageElement>('img', { name: 'Fundo removido com sucesso!' });
  expect(shown?.src).toContain('another');
  expect(screen.queryByRole('button', { name: 'Tentar de novo, grátis' })).toBeNull();
  expect([bff.decisions, bff.requests.length]).toEqual([['retry'], 1]);
});

test('a described background needs its description and takes every photo', async () => {
  const bff = fakeBff();
  const user = await visit(bff, '/mobile/alterar-fundo', {
    files: [photo('a.png'), photo('b.png')],
    idea: '',
  });
  await user.click(screen.getByRole('radio', { name: 'Descrição com IA' }));
  expect(press('Alterar Fundo')).toHaveProperty('disabled', true);
  await user.type(field('Descreva o fundo'), 'mármore');
  await user.click(press('Alterar Fundo'));
  await screen.findByText('Fundo alterado com sucesso!');
  expect(bff.requests[0]).toMatchObject({
    images: ['a.png', 'b.png'],
    prompt: 'mármore',
    options: { backgroundType: 'prompt' },
  });
});

test('Prompt Automático puts the first photo into words, and what was typed can be brought back', async () => {
  const bff = fakeBff();
  const user = await visit(bff, '/mobile/editar-contexto');
  await user.type(field('Sua ideia'), 'minha ideia');
  await user.click(press('Prompt Automático'));
  await waitFor(() => expect(field('Sua ideia').value).toBe('Caneca azul sobre fundo claro'));
  expect(bff.requests).toEqual([]);
  await user.click(press('Voltar ao meu texto'));
  expect(field('Sua ideia').value).toBe('minha ideia');
});

test.each([
  ['prompt_not_generated', 'A IA não retornou um prompt válido.'],
  ['description_failed', 'Não foi possível gerar descrição da imagem'],
  ['internal_error', 'Erro ao gerar prompt automático.'],
])('a failing Prompt Automático (%s) shows: %s', async (code, sentence) => {
  const bff = fakeBff({ describe: () => refusal(code, 502) });
  const user = await visit(bff, '/mobile/editar-contexto');
  await user.click(press('Prompt Automático'));
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('each failing action has its own sentence', async () => {
  const bff = fakeBff({ answer: () => refusal('generation_failed', 502) });
  const user = await visit(bff, '/mobile/editar-contexto', {
    files: [photo('a.png')],
    idea: 'na praia',
  });
  await user.click(press('Editar Imagem'));
  expect(await screen.findByText('Erro ao editar imagem. Tente novamente.')).toBeTruthy();
  cleanup();
  await visit(bff, '/mobile/adicionar-texto', { files: [photo('a.png')], idea: 'Oferta' });
  await user.click(press('Adicionar Texto'));
  expect(await screen.findByText('Erro ao gerar imagem com texto. Tente novamente.')).toBeTruthy();
  cleanup();
  await visit(bff, '/mobile/gerar-imagem', { files: [], idea: 'uma caneca' });
  await user.click(press('Gerar Imagem'));
  expect(await screen.findByText('Erro ao gerar imagem. Tente novamente.')).toBeTruthy();
});

test('an automatic start happens once, with files and idea', async () => {
  const bff = fakeBff();
  const draft = { files: [photo('caneca.png')], idea: 'na praia', autoGenerate: true };
  await visit(bff, '/mobile/editar-contexto', draft);
  expect(await screen.findByText('Imagem editada com sucesso!')).toBeTruthy();
  expect(bff.requests).toEqual([expect.objectContaining({ images: ['caneca.png'], prompt: 'na praia' })]);
});

test('a generation that a reload interrupted is picked up again', async () => {
  let status: 'processing' | 'completed' = 'processing';
  const bff = fakeBff({ find: () => Response.json(generation({ status, step: 'image' })) });
  sessionStorage.setItem('andromeda-run:user-1:edit', 'chave-de-antes');
  await visit(bff, '/mobile/editar-contexto', { files: [], idea: 'na praia' });
  expect(await screen.findByRole('button', { name: 'Processando...' })).toHaveProperty('disabled', true);
  status = 'completed';
  expect(await screen.findByText('Imagem editada com sucesso!')).toBeTruthy();
  expect(screen.getByText(SAVED)).toBeTruthy();
  expect(bff.requests).toEqual([]);
  expect(sessionStorage.getItem('andromeda-run:user-1:edit')).toBeNull();
});

test('what was finished after a reload can be made again from what stands on the screen', async () => {
  const edited = generation({ operation: 'context_edit' });
  const bff = fakeBff({ find: () => Response.json(edited), answer: () => Response.json(edited) });
  sessionStorage.setItem('andromeda-run:user-1:edit', 'chave-de-antes');
  const draft = { files: [photo('caneca.png')], idea: 'na praia' };
  const user = await visit(bff, '/mobile/editar-contexto', draft);
  await user.click(await screen.findByRole('button', { name: 'Regenerar Imagem' }));
  await waitFor(() => expect(bff.requests).toHaveLength(1));
  expect(bff.requests[0]).toMatchObject({ images: ['caneca.png'], prompt: 'na praia' });
});

test('an answer that was lost on the way is fetched, without a second charge', async () => {
  const bff = fakeBff({
    answer: () => {
      throw new TypeError('Failed to fetch');
    },
    find: () => Response.json(generation()),
  });
  const user = await visit(bff, '/mobile/remover-fundo');
  await user.click(press('Remover Fundo'));
  expect(await screen.findByText('Fundo removido com sucesso!')).toBeTruthy();
  expect(bff.requests).toHaveLength(1);
});

test('a picture whose order outlives the process that took it is fetched, without a second charge', async () => {
  const bff = fakeBff({
    answer: () => refusal('shutting_down', 503),
    find: () => Response.json(generation()),
  });
  const user = await visit(bff, '/mobile/remover-fundo');
  await user.click(press('Remover Fundo'));
  expect(await screen.findByText('Fundo removido com sucesso!')).toBeTruthy();
  expect(bff.requests).toHaveLength(1);
});

test('a process that stops before it takes an order asks its user to try again', async () => {
  const bff = fakeBff({ answer: () => refusal('shutting_down', 503) });
  const user = await visit(bff, '/mobile/remover-fundo');
  await user.click(press('Remover Fundo'));
  expect(await screen.findByText(/O serviço está reiniciando/)).toBeTruthy();
});

test('a generation whose answer never came is found again by its key after a reload', async () => {
  const asked: string[] = [];
  const bff = fakeBff({
    answer: () => {
      throw new TypeError('Failed to fetch');
    },
    find: (key) => {
      asked.push(key);
      return refusal('not_found', 404);
    },
  });
  const user = await visit(bff, '/mobile/remover-fundo');
  await user.click(press('Remover Fundo'));
  await waitFor(() => expect(press('Remover Fundo')).toHaveProperty('disabled', false));
  const key = bff.requests[0]?.key;
  expect(sessionStorage.getItem('andromeda-run:user-1:remove')).toBe(key);
  cleanup();
  asked.length = 0;
  await visit(bff, '/mobile/remover-fundo', { files: [], idea: '' });
  await waitFor(() => expect(asked).toContain(key));
});

test('a generation that the server refused leaves no key to be found after a reload', async () => {
  const bff = fakeBff({ answer: () => refusal('background_removal_failed', 502) });
  const user = await visit(bff, '/mobile/remover-fundo');
  await user.click(press('Remover Fundo'));
  await waitFor(() => expect(bff.requests).toHaveLength(1));
  await waitFor(() => expect(sessionStorage.getItem('andromeda-run:user-1:remove')).toBeNull());
});

test('a removed background lies on a checkered ground', async () => {
  const user = await visit(fakeBff(), '/mobile/remover-fundo');
  await user.click(press('Remover Fundo'));
  const picture = await screen.findByRole('img', { name: 'Fundo removido com sucesso!' });
  expect(picture.closest('[data-backdrop]')?.getAttribute('data-backdrop')).toBe('checkered');
});

test('a template fills the prompt of an edit, and one for words alone fills the prompt of a generation', async () => {
  const user = await visit(fakeBff(), '/creative-generator');
  await user.click(press(/^Editar Imagem/));
  const list = screen.getByRole('list', { name: 'Templates de Moda e Acessórios' });
  const [first] = within(list).getAllByRole('button');
  await user.click(first as HTMLElement);
  expect(field('Sua ideia').value).toContain('produto enviado');
  expect(first?.getAttribute('aria-pressed')).toBe('true');
  await user.type(field('Sua ideia'), '!');
  expect(first?.getAttribute('aria-pressed')).toBe('false');
  await user.click(press(/^Geração de Imagem/));
  await user.click(
    within(screen.getByRole('list', { name: /^Templates/ })).getAllByRole('button')[0] as never,
  );
  expect(field('Descreva a imagem que deseja gerar:').value).not.toContain('produto enviado');
});

test('a generated picture that could not be saved shows the screen’s own warning', async () => {
  const answer = () => Response.json(generation({ saved: false, imageUrl: 'data:image/png;base64,AA==' }));
  const user = await visit(fakeBff({ answer }), '/mobile/gerar-imagem', { files: [], idea: 'uma caneca' });
  await user.click(press('Gerar Imagem'));
  expect(
    await screen.findByText('A imagem foi gerada, mas não foi possível salvá-la na biblioteca.'),
  ).toBeTruthy();
});

test('the generate screen names its downloads by the moment', async () => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  vi.stubGlobal('fetch', async () => new Response(new Blob(['png'], { type: 'image/png' })));
  const user = await visit(fakeBff(), '/mobile/gerar-imagem', { files: [], idea: 'uma caneca' });
  await user.click(press('Gerar Imagem'));
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  await waitFor(() => expect(names).toEqual([expect.stringMatching(/^imagem-gerada-\d{13}\.png$/)]));
});

test("the photo's own product takes the place of one that the model changed, for free, and back", async () => {
  const made = generation({
    operation: 'context_edit',
    productPreserved: false,
    productRestorable: true,
  });
  const versions = ['/api/images/2/file', '/api/images/1/file'];
  const retry = () => Response.json({ ...made, id: made.imageId, imageUrl: versions.shift() });
  const bff = fakeBff({ answer: () => Response.json(made), retry });
  const user = await visit(bff, '/mobile/editar-contexto', { files: [photo('a.png')], idea: 'na praia' });
  await user.click(press('Editar Imagem'));
  expect(await screen.findByText('O produto pode ter mudado.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Usar o produto original' }));
  expect(await screen.findByText('Produto preservado')).toBeTruthy();
  expect(screen.queryByText('O produto pode ter mudado.')).toBeNull();
  const shown = () => screen.getByRole<HTMLImageElement>('img', { name: 'Imagem editada com sucesso!' });
  expect(shown().getAttribute('src')).toBe('/api/images/2/file');
  await user.click(press('Voltar à versão anterior'));
  expect(await screen.findByText('O produto pode ter mudado.')).toBeTruthy();
  expect(bff.decisions).toEqual(['product', 'restore']);
  expect(bff.requests).toHaveLength(1);
});

test("a reload leaves the changed product on the screen, and the photo's own can still take its place", async () => {
  const made = generation({
    operation: 'context_edit',
    productPreserved: false,
    productRestorable: true,
  });
  const version = () => Response.json({ ...made, id: made.imageId, imageUrl: '/api/images/2/file' });
  const bff = fakeBff({
    answer: () => Response.json(made),
    find: () => Response.json(made),
    retry: version,
  });
  const draft = { files: [photo('a.png')], idea: 'na praia' };
  const first = await visit(bff, '/mobile/editar-contexto', draft);
  await first.click(press('Editar Imagem'));
  expect(await screen.findByText('O produto pode ter mudado.')).toBeTruthy();
  // A reload replaces the page without leaving the screen: what is kept stays.
  const kept = { ...sessionStorage };
  cleanup();
  for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value);
  const user = await visit(bff, '/mobile/editar-contexto', draft);
  expect(await screen.findByText('O produto pode ter mudado.')).toBeTruthy();
  expect(screen.queryByText(SAVED)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Usar o produto original' }));
  expect(await screen.findByText('Produto preservado')).toBeTruthy();
  expect(bff.decisions).toEqual(['product']);
  expect(bff.requests).toHaveLength(1);
  expect(sessionStorage.getItem('andromeda-run:user-1:edit')).toBeNull();
});

test('after a reload another photo is never put into a picture that was not made of it', async () => {
  const made = generation({
    operation: 'context_edit',
    productPreserved: false,
    productRestorable: true,
  });
  const bff = fakeBff({ find: () => Response.json(made) });
  sessionStorage.setItem('andromeda-run:user-1:edit', 'chave-de-antes');
  sessionStorage.setItem('andromeda-run:user-1:edit:photo', 'shown 9999 a.png');
  await visit(bff, '/mobile/editar-contexto', { files: [photo('b.png')], idea: 'na praia' });
  expect(await screen.findByText('O produto pode ter mudado.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Usar o produto original' })).toBeNull();
});

test('a changed product whose screen was left does not come back with it', async () => {
  const made = generation({
    operation: 'context_edit',
    productPreserved: false,
    productRestorable: true,
  });
  const bff = fakeBff({ answer: () => Response.json(made) });
  const user = await visit(bff, '/mobile/editar-contexto', { files: [photo('a.png')], idea: 'na praia' });
  await user.click(press('Editar Imagem'));
  expect(await screen.findByText('O produto pode ter mudado.')).toBeTruthy();
  expect(sessionStorage.getItem('andromeda-run:user-1:edit')).not.toBeNull();
  cleanup();
  expect(sessionStorage.getItem('andromeda-run:user-1:edit')).toBeNull();
});

test("'Ótima!' keeps a picture whose cut-out is in doubt, so that its credit counts", async () => {
  const made = generation({ operation: 'context_edit', cutOutDoubtful: true, returnable: true });
  const bff = fakeBff({ answer: () => Response.json(made) });
  const user = await visit(bff, '/mobile/editar-contexto', { files: [photo('a.png')], idea: 'na praia' });
  await user.click(press('Editar Imagem'));
  await user.click(await screen.findByRole('button', { name: 'Ótima!' }));
  expect(await screen.findByText('Ótimo! Imagem aprovada e salva na sua biblioteca!')).toBeTruthy();
  expect(bff.decisions).toEqual(['keep']);
  expect(screen.getByText('A imagem é sua: agora o crédito conta.')).toBeTruthy();
});

test("'Ótima!' that cannot be kept says so and can be pressed again", async () => {
  const made = generation({ operation: 'context_edit', cutOutDoubtful: true, returnable: true });
  const answers = [refusal('internal_error', 500), Response.json({})];
  const bff = fakeBff({
    answer: () => Response.json(made),
    retry: () => answers.shift() ?? Response.error(),
  });
  const user = await visit(bff, '/mobile/editar-contexto', { files: [photo('a.png')], idea: 'na praia' });
  await user.click(press('Editar Imagem'));
  await user.click(await screen.findByRole('button', { name: 'Ótima!' }));
  expect(await screen.findByText('Não foi possível guardar sua escolha. Tente novamente.')).toBeTruthy();
  expect(screen.queryByText(/^Ótimo! Imagem aprovada/)).toBeNull();
  await user.click(press('Ótima!'));
  expect(await screen.findByText('Ótimo! Imagem aprovada e salva na sua biblioteca!')).toBeTruthy();
});
