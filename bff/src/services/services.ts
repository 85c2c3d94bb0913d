import type { OperatorWarning } from '../../contract/admin.ts';
import type { ArchiveAddresses } from '../addresses/archive-addresses.ts';
import type { LogoAddresses } from '../addresses/logo-addresses.ts';
import type { PhotoAddresses } from '../addresses/photo-addresses.ts';
import type { DisplayCopies } from '../images/display-copies.ts';
import type { ImageAddresses } from '../images/image-addresses.ts';
import type { Logger } from '../logging/logger.ts';
import type { AccountAdministration } from '../ports/account-administration.ts';
import type { AccountRepository } from '../ports/account-repository.ts';
import type { Administration, MachineGauge } from '../ports/administration.ts';
import type { Assistant } from '../ports/assistant.ts';
import type { BackgroundRemover } from '../ports/background-remover.ts';
import type { BatchNotices } from '../ports/batch-notices.ts';
import type { LogoPlacer } from '../ports/brand.ts';
import type { BrandKitRepository } from '../ports/brand-kit-repository.ts';
import type { ChannelPictures } from '../ports/channel-pictures.ts';
import type { Clock } from '../ports/clock.ts';
import type { ConversationRepository } from '../ports/conversation-repository.ts';
import type { CreditLedger } from '../ports/credit-ledger.ts';
import type { ReadCreditOverview } from '../ports/credit-overview.ts';
import type { CutOutRepairer } from '../ports/cut-out-repairer.ts';
import type { DataExports, ExportFiles, PersonalRecords } from '../ports/data-exports.ts';
import type { GenerationLog } from '../ports/generation-log.ts';
import type { ImageLibrary } from '../ports/image-library.ts';
import type { ImageModel } from '../ports/image-model.ts';
import type { ImageProcessor } from '../ports/image-processor.ts';
import type { ImageVersions } from '../ports/image-versions.ts';
import type { ListingWriter } from '../ports/listing-writer.ts';
import type { Mails } from '../ports/mails.ts';
import type { MarketplaceConnections } from '../ports/marketplace-connections.ts';
import type { Observer } from '../ports/observer.ts';
import type { OrderEvents } from '../ports/order-events.ts';
import type { OwnTemplateRepository } from '../ports/own-template-repository.ts';
import type { PaymentRepository } from '../ports/payment-repository.ts';
import type { Payments } from '../ports/payments.ts';
import type { EndedOrders, PictureOrders } from '../ports/picture-orders.ts';
import type { PicturePreparations } from '../ports/picture-preparations.ts';
import type { PictureStore } from '../ports/picture-store.ts';
import type { ProductPhotos } from '../ports/product-photos.ts';
import type { ProductRepository } from '../ports/product-repository.ts';
import type { ProfileRepository } from '../ports/profile-repository.ts';
import type { SavedStyleRepository } from '../ports/saved-style-repository.ts';
import type { SecondFactors } from '../ports/second-factors.ts';
import type { OpenSessions, SessionRepository } from '../ports/session-repository.ts';
import type { StorageRoom } from '../ports/storage-room.ts';
import type { TextRepository } from '../ports/text-repository.ts';
import type { UsageLog } from '../ports/usage-log.ts';
import type { WebPush } from '../ports/web-push.ts';
import type { OpenAnswers } from './assistant/open-answers.ts';
import type { HeldOrders } from './batch/held-orders.ts';
import type { OrderPermits } from './batch/order-permits.ts';
import type { ExportLimits } from './data-export/export-limits.ts';
import type { FairQueue } from './generation/fair-queue.ts';
import type { Intake } from './generation/intake.ts';
import type { OrderStreams } from './generation/order-streams.ts';
import type { QueuePlaces } from './generation/queue-places.ts';
import type { ConnectedMarketplace } from './marketplace/connected-marketplace.ts';
import type { OrderBell } from './orders/order-bell.ts';
import type { OpenWork } from './paid-request/open-work.ts';
import type { FactorSecrets } from './second-factor/factor-secrets.ts';

/** Everything that the services need; each names the few that it uses. */
export interface Services {
  ledger: CreditLedger;
  readCreditOverview: ReadCreditOverview;
  generationLog: GenerationLog;
  library: ImageLibrary;
  productRepository: ProductRepository;
  productPhotos: ProductPhotos;
  brandKits: BrandKitRepository;
  savedStyles: SavedStyleRepository;
  ownTemplates: OwnTemplateRepository;
  preparations: PicturePreparations;
  profiles: ProfileRepository;
  accounts: AccountRepository;
  sessions: SessionRepository;
  openSessions: OpenSessions;
  secondFactors: SecondFactors;
  factorSecrets: FactorSecrets;
  pictures: PictureStore;
  imageModel: ImageModel;
  imageProcessor: ImageProcessor;
  backgroundRemover: BackgroundRemover;
  cutOutRepairer: CutOutRepairer;
  logoPlacer: LogoPlacer;
  channelPictures: ChannelPictures;
  imageVersions: ImageVersions;
  /** The marketplace that sellers connect to; null where the operator configured none. */
  marketplace: ConnectedMarketplace | null;
  marketplaceConnections: MarketplaceConnections;
  administration: Administration;
  accountAdministration: AccountAdministration;
  dataExports: DataExports;
  personalRecords: PersonalRecords;
  exportFiles: ExportFiles;
  exportLimits: ExportLimits;
  archiveAddresses: ArchiveAddresses;
  /** The address of the officer for personal data; null where the operator set none. */
  privacyEmail: string | null;
  machine: MachineGauge;
  storageRoom: StorageRoom;
  /** Faults of this node's configuration. */
  warnings: Set<OperatorWarning>;
  mails: Mails;
  payments: Payments;
  paymentRepository: PaymentRepository;
  assistant: Assistant;
  conversationRepository: ConversationRepository;
  usageLog: UsageLog;
  listingWriter: ListingWriter;
  textRepository: TextRepository;
  /** Requests for texts a day that are free while there is no turbo credit. */
  textAllowance: number;
  addresses: ImageAddresses;
  logoAddresses: LogoAddresses;
  photoAddresses: PhotoAddresses;
  displayCopies: DisplayCopies;
  queue: FairQueue;
  /** Pictures for marketplaces, which wait for no generation. */
  channelQueue: FairQueue;
  intake: Intake;
  /** The durable queue; null where this process makes the pictures of its own requests. */
  orders: PictureOrders | null;
  /** What the durable queue left behind, also where it is not used any more. */
  endedOrders: EndedOrders;
  /** Orders of batches that wait in this process, where the durable queue does not keep them. */
  heldOrders: HeldOrders;
  orderPermits: OrderPermits;
  batchNotices: BatchNotices;
  /** Sends notices to browsers; null where the operator gave no keys. */
  webPush: WebPush | null;
  orderBell: OrderBell;
  openWork: OpenWork;
  openAnswers: OpenAnswers;
  orderEvents: OrderEvents;
  orderStreams: OrderStreams;
  queuePlaces: QueuePlaces;
  clock: Clock;
  logger: Logger;
  /** Receives what an operator may want to see. */
  observer: Observer;
}
