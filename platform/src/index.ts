/**
 * What a remote may rely on. These types are the contract: what breaks it, and which version says so, is in
 * `platform/README.md`.
 */
export type {
  AccountState,
  AdministeredAccount,
  AdminOverview,
  ApiArea,
  ApiChange,
  ApprovalRule,
  AskedChange,
  AuditEntry,
  BackgroundStyle,
  BrandKit,
  BrandKitChange,
  ChannelId,
  ChannelPicture,
  ChatMessage,
  ChatPhoto,
  Conversation,
  ConversationPage,
  ConversationSummary,
  ConversationTurn,
  CreditBalance,
  CreditEntry,
  CreditEntryPage,
  CurvePoint,
  DataExport,
  DeviceSession,
  EmailPreview,
  FileChange,
  FlagChange,
  Generation,
  GenerationOptions,
  GenerationStep,
  HealthCurves,
  HealthSummary,
  HistoryKind,
  HistoryNode,
  ImageHistory,
  ImagePage,
  ImageStatus,
  LibraryImage,
  Listing,
  ListingAnswer,
  Marketplace,
  MarketplaceChange,
  MarketplaceConnection,
  MarketplaceDiagnosis,
  MarketplaceFinding,
  MarketplaceListing,
  MarketplaceListingPage,
  MarketplacePicture,
  MemberRank,
  NewMember,
  Operation,
  OwnTemplate,
  OwnTemplateChange,
  PhotoDescription,
  PictureCheck,
  PicturePreparation,
  PlaceArrangement,
  PlaceChange,
  Plan,
  PlanId,
  PreparationNote,
  PreparationWay,
  Product,
  ProductFacts,
  ProductPage,
  ProductPhoto,
  ProductSummary,
  Profile,
  PublicConfig,
  PublishedVersion,
  ReleaseChange,
  ReleaseLock,
  ReleaseOverview,
  ReleaseRequest,
  RemoteError,
  RemoteErrorSummary,
  RemoteFlag,
  RemoteMeetings,
  RemoteMember,
  RemoteRelease,
  RepairEdge,
  RepairStroke,
  SavedStyle,
  SavedStyleChange,
  ScreenVitals,
  SharedLibrary,
  SharedUse,
  SheetCounts,
  SheetPage,
  SheetProduct,
  StandingPreview,
  Subscription,
  TextRecord,
  TextTool,
  TrailEntry,
  VersionCheck,
  VersionComparison,
  VersionDetails,
  VersionHealth,
  VersionPicture,
  VitalSummary,
} from 'bff/contract';
export type { Api } from './api/api.ts';
export { useApi } from './api/api-context.ts';
export { ApiError, type FailureCode } from './api/api-error.ts';
export type { BackendClient } from './api/backend-api.ts';
export type { GenerationRequest, ReadyOrder } from './api/generation-calls.ts';
export type { ImageQuery } from './api/images-api.ts';
export type { RepairRequest } from './api/repair-calls.ts';
export { brandKitQuery } from './brand-kit.ts';
export { creditBalanceQuery, useCreditBalance, useRefreshCredits } from './credits.ts';
export { awaitDataExport, dataExportQuery } from './data-export.ts';
export { downloadName, saveFile, savePicture } from './download.ts';
export { useDraft } from './draft.ts';
export type { RemoteEvents } from './events.ts';
export { useFlag } from './flags.ts';
export type { ForeignApp, ForeignHost, ForeignNow, MountForeign } from './foreign/foreign-host.ts';
export { foreignScreen } from './foreign/foreign-screen.tsx';
export { marketplaceQuery } from './marketplace.ts';
export { messageFor } from './messages.ts';
export type {
  Notification,
  NotificationChannel,
  NotificationRequest,
  NotificationType,
  ToastRequest,
} from './notifications/notification-center.ts';
export { useNotification, useNotificationState } from './notifications/use-notification.ts';
export { operationLabels } from './operation-labels.ts';
export { useBackend } from './own-backend.ts';
export { checklist, keepsRules, registrationRules, resetRules, tooLongPassword } from './password-rules.ts';
export { decodeHeic } from './photos/decode-heic.ts';
export { type PreparationRequest, usePreparation } from './preparation.ts';
export { profileQuery } from './profile.ts';
export { usePublicConfig } from './public-config.ts';
export type { RemoteModule } from './remote.ts';
export * from './router.ts';
export { useScreenSignal } from './screen-signal.ts';
export {
  PasswordChangeError,
  type PasswordChangeFailure,
  type Session,
  type SessionUser,
  useSession,
} from './session.ts';
export { Slot, usePreloadSlot } from './slot.tsx';
export type { FillModule, SlotProps } from './slots.ts';
export { subscriptionQuery } from './subscription.ts';
export { useUndo } from './undo.ts';
export { usePublishEvent, useRemoteEvent } from './use-remote-events.ts';
export { useSearchDraft } from './use-search-draft.ts';
