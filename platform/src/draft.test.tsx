import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useDraft } from './draft.ts';
import { FakeHost } from './testing/index.tsx';

const empty = { text: '' };

function Form() {
  const [fields, change, forget] = useDraft('form', empty);
  return (
    <>
      <input
        aria-label="Texto"
        value={fields.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <button type="button" onClick={forget}>
        Enviar
      </button>
    </>
  );
}

const open = (id = 'ana') =>
  render(
    <FakeHost
      remote={{ routes: [{ path: '/', element: <Form /> }] }}
      address="/"
      send={async () => new Response()}
      user={{ id, email: 'x@example.com', fullName: '' }}
    />,
  );
const field = () => screen.getByLabelText<HTMLInputElement>('Texto').value;

afterEach(() => sessionStorage.clear());

test('a draft is there again after the user left the screen', () => {
  open();
  fireEvent.change(screen.getByLabelText('Texto'), { target: { value: 'Caneca azul' } });
  cleanup();
  open();
  expect(field()).toBe('Caneca azul');
});

test('another user does not find a draft', () => {
  open();
  fireEvent.change(screen.getByLabelText('Texto'), { target: { value: 'Caneca azul' } });
  cleanup();
  open('bia');
  expect(field()).toBe('');
});

test('a sent draft is forgotten, and a damaged one is ignored', () => {
  open();
  fireEvent.change(screen.getByLabelText('Texto'), { target: { value: 'Caneca azul' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(field()).toBe('');
  expect(sessionStorage).toHaveLength(0);
  cleanup();
  sessionStorage.setItem('andromeda-draft:ana:form', '{"text":5,"other":"x"}');
  open();
  expect(field()).toBe('');
});
