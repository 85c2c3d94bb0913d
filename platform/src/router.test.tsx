import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLocation, useNavigate, useSearchParams } from './router.ts';
import { FakeHost } from './testing/fake-host.tsx';

/** Somebody taps on, and the screen that they leave rewrites its own address before the next one is drawn. */
function Screen({ rewrite }: { rewrite: () => void }) {
  const navigate = useNavigate();
  const leave = () => {
    void navigate('/settings');
    rewrite();
  };
  return (
    <>
      <button type="button" onClick={leave}>
        leave
      </button>
      <button type="button" onClick={rewrite}>
        rewrite
      </button>
      <Place />
    </>
  );
}

function Place() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function Kept() {
  const navigate = useNavigate();
  return <Screen rewrite={() => void navigate('/library?kept=1', { replace: true })} />;
}

function Searched() {
  const [, setParams] = useSearchParams();
  return <Screen rewrite={() => setParams({ search: 'caneca' }, { replace: true })} />;
}

const visit = (element: React.ReactNode) => {
  const routes = [
    { path: '/library', element },
    { path: '/settings', element: <Place /> },
  ];
  render(<FakeHost remote={{ routes }} address="/library" send={fetch} />);
};

test.each([
  ['a place that is kept', <Kept />, '/library?kept=1'],
  ['a search', <Searched />, '/library?search=caneca'],
])('%s changes on its own screen and leaves a user who has moved on alone', (_, element, rewritten) => {
  visit(element);
  fireEvent.click(screen.getByRole('button', { name: 'rewrite' }));
  expect(screen.getByRole('status').textContent).toBe(rewritten);
  fireEvent.click(screen.getByRole('button', { name: 'leave' }));
  expect(screen.getByRole('status').textContent).toBe('/settings');
});

function TwoChanges() {
  const [, setParams] = useSearchParams();
  const add = (name: string) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      next.set(name, '1');
      return next;
    });
  const both = () => {
    add('search');
    add('page');
  };
  return (
    <button type="button" onClick={both}>
      both
      <Place />
    </button>
  );
}

test('two changes of the parameters before the screen is drawn again are both kept', () => {
  visit(<TwoChanges />);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toBe('/library?search=1&page=1');
});
