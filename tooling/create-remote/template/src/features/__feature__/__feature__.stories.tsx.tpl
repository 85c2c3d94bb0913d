import { createFakeBff, FakeHost, type FakeState } from '@andromeda/platform/testing/browser';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { routes } from '../../routes.tsx';

function Screen({ state }: { state: FakeState }) {
  return <FakeHost remote={{ routes }} address="{{path}}" send={createFakeBff({ state })} />;
}

const meta = { title: 'Telas/{{label}}', component: Screen } satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { args: { state: 'normal' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Failed: Story = { args: { state: 'error' } };
export const Loading: Story = { args: { state: 'pending' } };
