import { TextArea } from '@andromeda/design-system';
import { FakePlatform } from '@andromeda/platform/testing/browser';
import { act, fireEvent, render as renderAlone, screen, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBff } from '../testing/fake-bff.ts';
import { niches, templatesOf } from './niches.ts';
import { RestorePrompt } from './restore-prompt.tsx';
import { TemplatePicker } from './template-picker.tsx';
import { useTemplateFill } from './use-template-fill.ts';

const render = (tool: ReactNode) => renderAlone(<FakePlatform send={fakeBff().send}>{tool}</FakePlatform>);

type ToolProps = { typed?: string; fill?: 'prompt' | 'generation' };

/** A tool as the screens build it: a prompt, and templates that fill it. */
function Tool({ typed = '', fill = 'prompt' }: ToolProps) {
  const [prompt, setPrompt] = useState(typed);
  const template = useTemplateFill({ prompt, setPrompt, fill });
  return (
    <>
      <TextArea
        label="Ideia"
        {...template.field}
        labelAction={template.restore && <RestorePrompt onRestore={template.restore} />}
        value={prompt}
        onChange={(event) => setPrompt(event.currentTarget.value)}
      />
      <button type="button" onClick={() => setPrompt('Prompt feito pela IA')}>
        Prompt Automático
      </button>
      <TemplatePicker value={template.chosenId} onChoose={template.choose} />
    </>
  );
}

const [dress, bag] = templatesOf('fashion');
if (!dress || !bag) throw new Error('the default niche has no templates');

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ideia' });
const card = (shown: string) => screen.getByRole('button', { name: (name) => name.endsWith(shown) });
const pressed = () => screen.queryAllByRole('button', { pressed: true });
const glows = () => field().closest('[data-highlighted]') !== null;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a template fills the prompt, has the focus after 100 ms and glows for 600 ms', () => {
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  render(<Tool />);
  fireEvent.click(card(bag.shown));
  expect(field().value).toBe(bag.prompt);
  pass(99);
  expect(document.activeElement).not.toBe(field());
  expect(scrolled).not.toHaveBeenCalled();
  pass(1);
  expect(document.activeElement).toBe(field());
  expect(scrolled.mock.contexts).toEqual([field()]);
  expect(glows()).toBe(true);
  pass(599);
  expect(glows()).toBe(true);
  pass(1);
  expect(glows()).toBe(false);
});

test('the chosen template stands out until the prompt is edited, and stays so when the edit is taken back', () => {
  render(<Tool />);
  fireEvent.click(card(bag.shown));
  expect(pressed()).toEqual([card(bag.shown)]);
  fireEvent.change(field(), { target: { value: `${bag.prompt}!` } });
  expect(pressed()).toEqual([]);
  fireEvent.change(field(), { target: { value: bag.prompt } });
  expect(pressed()).toEqual([]);
});

test('a prompt that something else writes clears the choice too', () => {
  render(<Tool />);
  fireEvent.click(card(bag.shown));
  fireEvent.click(screen.getByRole('button', { name: 'Prompt Automático' }));
  expect(field().value).toBe('Prompt feito pela IA');
  expect(pressed()).toEqual([]);
});

test('the last of two quick choices counts, and glows for its whole time', () => {
  render(<Tool />);
  fireEvent.click(card(dress.shown));
  pass(90);
  fireEvent.click(card(bag.shown));
  pass(90);
  expect(glows()).toBe(false);
  pass(10);
  expect(glows()).toBe(true);
  pass(599);
  expect(glows()).toBe(true);
  expect(field().value).toBe(bag.prompt);
  expect(pressed()).toEqual([card(bag.shown)]);
});

test('the prompt that the user had typed comes back after several templates', () => {
  render(<Tool typed="Minha caneca na praia" />);
  expect(screen.queryByRole('button', { name: 'Voltar ao meu texto' })).toBeNull();
  fireEvent.click(card(dress.shown));
  fireEvent.click(card(bag.shown));
  fireEvent.click(screen.getByRole('button', { name: 'Voltar ao meu texto' }));
  expect(field().value).toBe('Minha caneca na praia');
  expect(pressed()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Voltar ao meu texto' })).toBeNull();
});

test('where no photo is sent along the prompt names a product instead', () => {
  render(<Tool fill="generation" />);
  fireEvent.click(card(bag.shown));
  expect(field().value).toMatch(/^Bolsa de couro caramelo\. Sobre pedestal de concreto/);
  expect(field().value).not.toMatch(/produto enviado/);
  expect(pressed()).toEqual([card(bag.shown)]);
});

test('a screen that is left in the middle leaves nothing running', () => {
  const { unmount } = render(<Tool />);
  fireEvent.click(card(bag.shown));
  unmount();
  // One is the cache's own, which forgets the answer later.
  expect(vi.getTimerCount()).toBe(1);
});

test('clothes come first; another niche shows its own nine', () => {
  render(<Tool />);
  const niche = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Nicho' });
  expect(niche.selectedOptions[0]?.text).toBe('Moda e Acessórios');
  expect([...niche.options].map(({ text }) => text)).toEqual(niches.map(({ label }) => label));
  fireEvent.change(niche, { target: { value: 'petShop' } });
  const list = screen.getByRole('list', { name: 'Templates de Pet Shop' });
  const [bowl] = within(list).getAllByRole('img');
  expect(within(list).getAllByRole('button')).toHaveLength(9);
  expect(bowl).toHaveProperty('alt', 'Comedouro');
  expect(bowl?.getAttribute('src')).toBe('/images/prompts/pet-shop/prompt-1.png');
  expect(bowl?.getAttribute('loading')).toBe('lazy');
  expect(screen.queryByText(dress.shown)).toBeNull();
});

test('a picture that does not load leaves a quiet ground, no broken image', () => {
  render(<Tool />);
  const [first] = screen.getAllByRole('img');
  fireEvent.error(first as HTMLElement);
  expect(screen.getAllByRole('img')).toHaveLength(8);
  expect(within(card(dress.shown)).queryByRole('img')).toBeNull();
  expect(screen.queryByText('Imagem indisponível')).toBeNull();
});

test('the last niche asks for no pictures at all', () => {
  render(<Tool />);
  fireEvent.change(screen.getByRole('combobox', { name: 'Nicho' }), { target: { value: 'others' } });
  expect(screen.getAllByRole('listitem')).toHaveLength(9);
  expect(screen.queryAllByRole('img')).toEqual([]);
});

test('the templates can be folded away and come back', () => {
  render(
    <TemplatePicker
      value={null}
      onChoose={() => {}}
      heading="Usar templates por nicho"
      defaultOpen={false}
    />,
  );
  const fold = screen.getByRole('button', { name: 'Usar templates por nicho' });
  expect(screen.queryByRole('combobox')).toBeNull();
  fireEvent.click(fold);
  expect(screen.getByRole('combobox', { name: 'Nicho' })).toBeTruthy();
});
