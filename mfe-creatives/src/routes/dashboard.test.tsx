import { FakeHost } from '@andromeda/platform/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { routes } from '../routes.tsx';
import { fakeBff, generation, photo, refusal } from '../testing/fake-bff.ts';

beforeEach(() => sessionStorage.clear());

function visit(send: typeof fetch = fakeBff().send) {
  const { container } = render(<FakeHost remote={{ routes }} address="/dashboard" send={send} />);
  const choose = container.querySelector<HTMLInputElement>('input[type=file][multiple]');
  if (!choose) throw new Error('there is no file input');
  return { user: userEvent.setup(), choose };
}

const mainButton = (name: string) => screen.getByRole('button', { name });
const photosShown = () =>
  screen.queryAllByRole('img').map((image) => (image as HTMLImageElement).alt || image.ariaLabel);

test('the main button says what comes next and waits for a photo or an idea', async () => {
  const { user, choose } = visit();
  expect(mainButton('Começar a Criar')).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText('Sua ideia'), '  ');
  expect(mainButton('Começar a Criar')).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText('Sua ideia'), 'mesa de madeira');
  expect(mainButton('Começar a Criar')).toHaveProperty('disabled', false);
  await user.upload(choose, photo('caneca.png'));
  expect(mainButton('Gerar Anúncio Agora')).toHaveProperty('disabled', false);
});

test('photos and idea travel to the creative generator', async () => {
  const { user, choose } = visit();
  await user.upload(choose, [photo('caneca.png'), photo('tenis.webp', 'image/webp')]);
  await user.type(screen.getByLabelText('Sua ideia'), 'mesa de madeira');
  await user.click(screen.getByRole('link', { name: 'acesse a ferramenta completa' }));
  expect(await screen.findByRole('heading', { name: 'Gerador de criativos' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'caneca.png' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'tenis.webp' })).toBeTruthy();
  expect(screen.getByLabelText('Sua ideia')).toHaveProperty('value', 'mesa de madeira');
});

test('a photo without an idea is put into words first, and the button says so', async () => {
  const answer = Promise.withResolvers<Response>();
  let step: 'prompt' | 'image' = 'prompt';
  const bff = fakeBff({
    answer: () => answer.promise,
    find: () => Response.json(generation({ status: 'processing', step, imageUrl: null })),
  });
  const { user, choose } = visit(bff.send);
  await user.upload(choose, photo('caneca.png'));
  await user.click(mainButton('Gerar Anúncio Agora'));
  expect(await screen.findByRole('button', { name: 'Gerando Prompt...' })).toHaveProperty('disabled', true);
  step = 'image';
  expect(await screen.findByRole('button', { name: 'Gerando Imagem...' })).toHaveProperty('disabled', true);
  answer.resolve(Response.json(generation({ prompt: 'Caneca azul' })));
  expect(await screen.findByText('Imagem gerada com sucesso!')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
  expect(screen.getByText('Prompt da IA:').parentElement?.textContent).toBe('Prompt da IA: Caneca azul');
  expect(bff.requests).toEqual([
    expect.objectContaining({ operation: 'context_edit_turbo', images: ['caneca.png'] }),
  ]);
  expect(bff.requests[0]).not.toHaveProperty('prompt');
});

test('beside a picture of a local description the user can name the product, which is kept for the photo', async () => {
  const answer = () => Response.json(generation({ prompt: 'Produto em tons de azul', demonstration: true }));
  const bff = fakeBff({ answer });
  const { user, choose } = visit(bff.send);
  await user.upload(choose, photo('caneca.png'));
  await user.click(mainButton('Gerar Anúncio Agora'));
  await user.type(await screen.findByLabelText('O que é o produto?'), 'caneca{Enter}');
  await waitFor(() => expect(bff.requests).toHaveLength(2));
  const named = { operation: 'context_edit_turbo', images: ['caneca.png'], options: { product: 'caneca' } };
  expect(bff.requests[1]).toMatchObject(named);
  expect(bff.requests[1]).not.toHaveProperty('prompt');
  await user.click(await screen.findByRole('button', { name: 'Gerar Anúncio Agora' }));
  await waitFor(() => expect(bff.requests).toHaveLength(3));
  expect(bff.requests[2]).toMatchObject(named);
});

test("a picture of the user's own words, or of an outside AI, asks for no product", async () => {
  const bff = fakeBff({ answer: () => Response.json(generation({ prompt: 'Caneca na praia' })) });
  const { user, choose } = visit(bff.send);
  await user.upload(choose, photo('caneca.png'));
  await user.click(mainButton('Gerar Anúncio Agora'));
  await screen.findByText('Imagem gerada com sucesso!');
  expect(screen.queryByLabelText('O que é o produto?')).toBeNull();
});

test('the screen says that a product cannot be drawn before it costs, and offers to leave it out', async () => {
  const answers = [refusal('product_unknown', 422), Response.json(generation())];
  const bff = fakeBff({ answer: () => answers.shift() ?? Response.error() });
  const { user } = visit(bff.send);
  await user.type(screen.getByLabelText('Sua ideia'), 'um drone na praia');
  await user.click(mainButton('Começar a Criar'));
  expect(await screen.findByText(/^Ainda não sei desenhar este produto/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Gerar com embalagem sem marca' }));
  expect(await screen.findByText('Imagem gerada com sucesso!')).toBeTruthy();
  expect(bff.requests[1]).toMatchObject({ prompt: 'um drone na praia', options: { anyProduct: true } });
});

test('an empty description tells what to do, and nothing else happens', async () => {
  const answer = () => refusal('prompt_not_generated', 502);
  const { user, choose } = visit(fakeBff({ answer }).send);
  await user.upload(choose, photo('caneca.png'));
  await user.click(mainButton('Gerar Anúncio Agora'));
  expect(
    await screen.findByText(
      'Não foi possível gerar um prompt válido. Tente novamente ou digite uma ideia manualmente.',
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Resultado' })).toBeNull();
});

test('an idea alone becomes a picture', async () => {
  const bff = fakeBff();
  const { user } = visit(bff.send);
  await user.type(screen.getByLabelText('Sua ideia'), 'caneca na praia');
  await user.click(mainButton('Começar a Criar'));
  expect(await screen.findByText('Imagem gerada com sucesso!')).toBeTruthy();
  expect(bff.requests).toEqual([
    expect.objectContaining({ operation: 'generate_image_turbo', images: [], prompt: 'caneca na praia' }),
  ]);
});

test.each([
  ['Alterar Fundo', 'Alterar Fundo'],
  ['Remover Fundo', 'Remover Fundo'],
  ['Editar Imagem', 'Editar Imagem'],
  ['Adicionar Texto', 'Adicionar Texto'],
  ['Gerar Imagem', 'Gerar Imagem'],
])('the sheet of tools leads to %s with what was chosen', async (tool, heading) => {
  const { user, choose } = visit();
  await user.upload(choose, photo('caneca.png'));
  await user.click(mainButton('Escolha uma ferramenta'));
  const sheet = await screen.findByRole('dialog', { name: 'Escolha uma ferramenta' });
  expect(within(sheet).getByRole('link', { name: 'Usar ferramenta completa' })).toHaveProperty(
    'pathname',
    '/creative-generator',
  );
  await user.click(within(sheet).getByRole('link', { name: tool }));
  expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeTruthy();
  if (tool !== 'Gerar Imagem') expect(screen.getByRole('img', { name: 'caneca.png' })).toBeTruthy();
});

test('the sheet of tools leads to many photos at once', async () => {
  const { user } = visit();
  await user.click(mainButton('Escolha uma ferramenta'));
  const sheet = await screen.findByRole('dialog', { name: 'Escolha uma ferramenta' });
  await user.click(within(sheet).getByRole('link', { name: 'Várias fotos de uma vez' }));
  expect(await screen.findByRole('heading', { name: 'Várias fotos de uma vez', level: 1 })).toBeTruthy();
});

test('a computer with a camera has a way to the full tool on wide screens, too', async () => {
  const enumerateDevices = async () => [{ kind: 'videoinput' }];
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: { enumerateDevices } }));
  visit();
  const tools = () => screen.getByRole('button', { name: 'Escolha uma ferramenta' });
  expect(tools().dataset.everywhere).toBeUndefined();
  await waitFor(() => expect(tools().dataset.everywhere).toBe('true'));
  expect(screen.queryByRole('link', { name: 'acesse a ferramenta completa' })).toBeNull();
  vi.unstubAllGlobals();
});

test('on a phone a chosen photo leads to the background tools', async () => {
  const { user, choose } = visit();
  await user.upload(choose, photo('caneca.png'));
  await user.click(screen.getByRole('link', { name: /Alterar Fundo/ }));
  expect(await screen.findByRole('heading', { name: 'Alterar Fundo' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'caneca.png' })).toBeTruthy();
});

test('who comes back from a tool finds photo and idea still there', async () => {
  const { user, choose } = visit();
  await user.type(screen.getByLabelText('Sua ideia'), 'mesa de madeira');
  await user.upload(choose, photo('caneca.png'));
  await user.click(screen.getByRole('link', { name: /Alterar Fundo/ }));
  await user.click(await screen.findByRole('button', { name: 'Voltar' }));
  expect(
    await screen.findByRole('heading', {
      name: 'Transforme suas ideias em criativos profissionais em segundos',
    }),
  ).toBeTruthy();
  expect(screen.getByRole('img', { name: 'caneca.png' })).toBeTruthy();
  expect(screen.getByLabelText('Sua ideia')).toHaveProperty('value', 'mesa de madeira');
});

test('a photo that was removed can be chosen again', async () => {
  const { user, choose } = visit();
  const mug = photo('caneca.png');
  await user.upload(choose, mug);
  await user.click(screen.getByRole('button', { name: 'Remover caneca.png' }));
  expect(screen.queryByRole('img', { name: 'caneca.png' })).toBeNull();
  await user.upload(choose, mug);
  expect(screen.getByRole('img', { name: 'caneca.png' })).toBeTruthy();
});

test('a mixed drop keeps the images and says what was left out', async () => {
  const { choose } = visit();
  const zone = choose.parentElement as HTMLElement;
  const files = [photo('caneca.png'), photo('nota.pdf', 'application/pdf'), photo('tenis.jpg', 'image/jpeg')];
  fireEvent.drop(zone, {
    dataTransfer: {
      files,
      items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
      types: ['Files'],
    },
  });
  expect(await screen.findByRole('img', { name: 'caneca.png' })).toBeTruthy();
  expect(photosShown().filter((name) => name?.includes('.'))).toEqual(['caneca.png', 'tenis.jpg']);
  expect(screen.getByText('Formato não aceito. Envie uma imagem JPG, PNG ou WEBP.')).toBeTruthy();
  // The field itself says again which are, also beside the photos that it has.
  expect(screen.getByText('JPG, PNG, WEBP, HEIC ou AVIF')).toBeTruthy();
});

test('a photo above 10 MB that cannot be made smaller is refused before it is sent', async () => {
  const { user, choose } = visit();
  const large = photo('enorme.png');
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
  await user.upload(choose, large);
  expect(await screen.findByText(/^Não foi possível abrir e reduzir esta foto/)).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'enorme.png' })).toBeNull();
});

function paste(target: Element, files: File[], types: string[]) {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: { files, types } });
  fireEvent(target, event);
  return event;
}

test('a picture pasted anywhere on the page is taken', async () => {
  visit();
  paste(document.body, [photo('colada.png')], ['Files']);
  expect(await screen.findByRole('img', { name: 'colada.png' })).toBeTruthy();
  expect(screen.getByText('Imagem colada com sucesso!')).toBeTruthy();
});

test('text pasted into the idea stays text', () => {
  visit();
  const event = paste(screen.getByLabelText('Sua ideia'), [photo('celula.png')], ['text/plain', 'Files']);
  expect(event.defaultPrevented).toBe(false);
  expect(screen.queryByRole('img', { name: 'celula.png' })).toBeNull();
});

test('the recent cards show status, short prompt or position, operation, day and id', async () => {
  const long = 'Xícara de café sobre mesa de madeira rústica com grãos espalhados';
  const recent = [
    generation({ prompt: long }),
    generation({ id: '99999999-1', status: 'processing', imageUrl: null, thumbnailUrl: null }),
    generation({
      id: '88888888-1',
      status: 'failed',
      imageUrl: null,
      thumbnailUrl: null,
      operation: 'add_text',
    }),
  ];
  visit(fakeBff({ recent }).send);
  const [first, second, third] = await within(
    screen.getByRole('region', { name: 'Últimas Gerações' }),
  ).findAllByRole('listitem');
  expect(first?.textContent).toBe(`Concluído${long.slice(0, 50)}...Alteração de Fundo20/11/20261a2b3c4d`);
  expect(second?.textContent).toBe('ProcessandoGeração 2Alteração de Fundo20/11/202699999999');
  expect(third?.textContent).toContain('Falhou');
  expect(third?.textContent).toContain('Geração 3Adição de Texto');
});

test('a recent picture that does not load becomes failed, with a placeholder', async () => {
  visit(fakeBff({ recent: [generation({ prompt: 'Caneca' })] }).send);
  // First its copy does not come, then the picture itself.
  fireEvent.error(await screen.findByRole('img', { name: 'Caneca' }));
  fireEvent.error(screen.getByRole('img', { name: 'Caneca' }));
  expect(screen.getByText('Falhou')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Caneca: Imagem indisponível' })).toBeTruthy();
});

test('without generations the dashboard says so', async () => {
  visit();
  expect(await screen.findByText('Nenhuma geração recente')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver todas' })).toHaveProperty('pathname', '/library');
});

test('recent images that do not load show an error', async () => {
  visit(vi.fn<typeof fetch>(async () => new Response('', { status: 500 })));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Erro ao carregar imagens recentes');
});
