import type { OperatorWarning } from '../../contract/admin.ts';
import type { ArchiveAddresses } from '../addresses/archive-addresses.ts';
import type { ImageAddresses } from '../images/image-addresses.ts';
import type { Thumbnails } from '../images/thumbnails.ts';
import type { Logger } from '../logging/logger.ts';
import type { AccountAdministration } from '../ports/account-administration.ts';
import type { AccountRepository } from '../ports/account-repository.ts';
import type { Administration, MachineGauge } from '../ports/administration.ts';
import type { Assistant } from '../ports/assistant.ts';
import type { BackgroundRemover } from '../ports/background-remover.ts';
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
import type { Observer } from '../ports/observer.ts';
import type { PaymentRepository } from '../ports/payment-repository.ts';
import type { Payments } from '../ports/payments.ts';
import type { PictureStore } from '../ports/picture-store.ts';
import type { ProfileRepository } from '../ports/profile-repository.ts';
import type { OpenSessions, SessionRepository } from '../ports/session-repository.ts';
import type { StorageRoom } from '../ports/storage-room.ts';
import type { TextRepository } from '../ports/text-repository.ts';
import type { UsageLog } from '../ports/usage-log.ts';
import type { OpenAnswers } from './assistant/open-answers.ts';
import type { ExportLimits } from './data-export/export-limits.ts';
import type { FairQueue } from './generation/fair-queue.ts';
import type { Intake } from './generation/intake.ts';
import type { OpenWork } from './paid-request/open-work.ts';

/** Everything the services stand on; each names the few it needs. */
export interface Services {
  ledger: CreditLedger;
  readCreditOverview: ReadCreditOverview;
  generationLog: GenerationLog;
  library: ImageLibrary;
  profiles: ProfileRepository;
  accounts: AccountRepository;
  sessions: SessionRepository;
  openSessions: OpenSessions;
  pictures: PictureStore;
  imageModel: ImageModel;
  imageProcessor: ImageProcessor;
  backgroundRemover: BackgroundRemover;
  cutOutRepairer: CutOutRepairer;
  imageVersions: ImageVersions;
  administration: Administration;
  accountAdministration: AccountAdministration;
  dataExports: DataExports;
  personalRecords: PersonalRecords;
  exportFiles: ExportFiles;
  exportLimits: ExportLimits;
  archiveAddresses: ArchiveAddresses;
  /** Of the officer for personal data; null where the operator set none. */
  privacyEmail: string | null;
  machine: MachineGauge;
  storageRoom: StorageRoom;
  /** What this node found wrong with its set-up. */
  warnings: Set<OperatorWarning>;
  mails: Mails;
  payments: Payments;
  paymentRepository: PaymentRepository;
  assistant: Assistant;
  conversationRepository: ConversationRepository;
  usageLog: UsageLog;
  listingWriter: ListingWriter;
  textRepository: TextRepository;
  /** Orders of texts a day that cost nothing while there is no turbo credit. */
  textAllowance: number;
  addresses: ImageAddresses;
  thumbnails: Thumbnails;
  queue: FairQueue;
  intake: Intake;
  openWork: OpenWork;
  openAnswers: OpenAnswers;
  clock: Clock;
  logger: Logger;
  /** Is told what an operator may want to see. */
  observer: Observer;
}
