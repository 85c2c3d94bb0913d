export const noticeMessages = {
  on: 'Avisaremos neste aparelho quando ficar pronto.',
  refused:
    'Os avisos estão bloqueados neste navegador. Para receber, libere as notificações nas configurações deste site.',
  failed: 'Não foi possível ligar o aviso.',
  install: 'Para receber um aviso quando ficar pronto, use a Andrômeda instalada na tela de início.',
} as const;
