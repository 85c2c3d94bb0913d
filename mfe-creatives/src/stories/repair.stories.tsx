import { holds, onAPhone, type RemoteScreen, screenAt, shows } from '@andromeda/platform/testing/stories';
import { waiting } from '@andromeda/tooling/waiting-limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { routes } from '../routes.tsx';
import { answers } from './answers.ts';

const screen = screenAt(routes, '/mobile/corrigir-recorte?imagem=vaso-com-cacto');

const others = 'GET /api/images/:id/cut-out/others';

const meta = {
  title: 'Telas/Corrigir recorte',
  ...screen,
  args: { ...screen.args, answers },
} satisfies Meta<typeof RemoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { name: 'Normal', tags: ['long'], play: shows(/Pinte por cima/) };
export const OnAPhone: Story = { ...onAPhone, name: 'No celular', play: holds(/Pinte por cima/) };
export const OnAColour: Story = {
  name: 'Recorte sobre uma cor',
  args: { answers: { ...answers, 'GET /api/images/:id': () => Response.json({ cutOutGround: '#F3C9A8' }) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('radio', { name: 'Depois' }, { timeout: waiting.condition }),
    );
  },
};
export const OtherCutOuts: Story = {
  name: 'Com outros recortes',
  play: shows('Ou toque no recorte que ficou melhor:'),
};
export const NoOther: Story = {
  name: 'Sem outro recorte',
  tags: ['long'],
  args: { answers: { ...answers, [others]: () => Response.json({ masks: [] }) } },
  play: shows('Não há outro recorte desta foto.'),
};
export const OthersFailed: Story = {
  name: 'Com falha ao procurar outros recortes',
  tags: ['long'],
  args: { answers: { ...answers, [others]: () => Response.json({}, { status: 502 }) } },
  play: shows('Não foi possível procurar outros recortes.'),
};
export const NothingChosen: Story = {
  name: 'Sem imagem escolhida',
  args: { address: '/mobile/corrigir-recorte' },
  play: shows('Escolha um recorte para corrigir'),
};
export const Failed: Story = {
  name: 'Com falha',
  args: { state: 'error' },
  play: shows('Não foi possível abrir o recorte. Tente novamente.'),
};
