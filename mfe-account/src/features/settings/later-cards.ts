export { BrandCard } from './brand-card.tsx';
export { DataExportCard } from './data-export-card.tsx';
export { DeleteAccountCard } from './delete-account-card.tsx';
export { DevicesCard } from './devices-card.tsx';
export { MercadoLivreCard } from './mercado-livre-card.tsx';
export { SecondFactorCard } from './second-factor-card.tsx';
