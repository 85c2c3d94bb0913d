export { Button, type ButtonProps } from './actions/button.tsx';
export { CopyButton, type CopyButtonProps } from './actions/copy-button.tsx';
export { IconButton, type IconButtonProps } from './actions/icon-button.tsx';
export { TextLink, type TextLinkProps } from './actions/text-link.tsx';
export { useCopy } from './actions/use-copy.ts';
export { GalaxyMark, type GalaxyMarkProps, Logo, type LogoProps } from './brand/logo.tsx';
export { ChatBubble, type ChatBubbleProps, ChatLog, type ChatLogProps } from './chat/chat-bubble.tsx';
export { Banner, type BannerProps, Snackbar, type SnackbarProps } from './feedback/announcement.tsx';
export { Chip, type ChipProps } from './feedback/chip.tsx';
export { keepClear } from './feedback/clearance.ts';
export { CopyChip, type CopyChipProps } from './feedback/copy-chip.tsx';
export type { DrawingName } from './feedback/drawing.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './feedback/error-state.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './feedback/notice.tsx';
export { ProgressBar, type ProgressBarProps } from './feedback/progress-bar.tsx';
export { Skeleton, type SkeletonProps } from './feedback/skeleton.tsx';
export { Spinner, type SpinnerProps } from './feedback/spinner.tsx';
export { StatusBadge, type StatusBadgeProps, type Tone } from './feedback/status-badge.tsx';
export { Toast, ToastArea, type ToastAreaProps, type ToastProps } from './feedback/toast.tsx';
export { Checkbox, type CheckboxProps } from './fields/checkbox.tsx';
export { ColorField, type ColorFieldProps, type ColorSwatch } from './fields/color-field.tsx';
export { normalizeHex } from './fields/hex-color.ts';
export { PasswordField, type PasswordFieldProps } from './fields/password-field.tsx';
export { PhoneField, type PhoneFieldProps } from './fields/phone-field.tsx';
export { formatPhone, phoneDigits } from './fields/phone-format.ts';
export {
  type Requirement,
  RequirementChecklist,
  type RequirementChecklistProps,
} from './fields/requirement-checklist.tsx';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedOption,
} from './fields/segmented-control.tsx';
export { Select, type SelectOption, type SelectProps } from './fields/select.tsx';
export { TextArea, type TextAreaProps } from './fields/text-area.tsx';
export { TextField, type TextFieldProps } from './fields/text-field.tsx';
export { BREAKPOINTS } from './foundations/breakpoints.ts';
export { BeforeAfter, type BeforeAfterProps, type ComparedPicture } from './images/before-after.tsx';
export { CameraView, type CameraViewProps } from './images/camera-view.tsx';
export { ChoiceMark, type ChoiceMarkProps } from './images/choice-mark.tsx';
export { Dropzone, type DropzoneProps } from './images/dropzone.tsx';
export { FullscreenImage, type FullscreenImageProps } from './images/fullscreen-image.tsx';
export { IMAGE_ACCEPT, IMAGE_TYPES, keepImages } from './images/image-files.ts';
export { ImageFrame, type ImageFrameProps } from './images/image-frame.tsx';
export { type Photo, PhotoThumbnails, type PhotoThumbnailsProps } from './images/photo-thumbnails.tsx';
export { useFilePreviews } from './images/use-file-previews.ts';
export { useHasCamera } from './images/use-has-camera.ts';
export { usePastedImages } from './images/use-pasted-images.ts';
export { AppFrame, type AppFrameProps } from './layout/app-frame.tsx';
export { AuthLayout, type AuthLayoutProps } from './layout/auth-layout.tsx';
export {
  BrandPanel,
  type BrandPanelProps,
  type CollagePhoto,
  PhotoCollage,
  type PhotoCollageProps,
} from './layout/brand-panel.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './layout/visually-hidden.tsx';
export { ActionBar, type ActionBarProps } from './navigation/action-bar.tsx';
export { CreditPanel, type CreditPanelProps } from './navigation/credit-panel.tsx';
export { Footer, type FooterProps } from './navigation/footer.tsx';
export { MobileHeader, type MobileHeaderProps } from './navigation/mobile-header.tsx';
export { GlowText, type GlowTextProps, PageHeader, type PageHeaderProps } from './navigation/page-header.tsx';
export { pageWindow } from './navigation/page-window.ts';
export { Pagination, type PaginationProps } from './navigation/pagination.tsx';
export {
  Sidebar,
  SidebarGroup,
  type SidebarGroupProps,
  SidebarItem,
  type SidebarItemProps,
  type SidebarProps,
} from './navigation/sidebar.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/confirm-dialog.tsx';
export { BottomSheet, type BottomSheetProps, Dialog, type DialogProps } from './overlays/dialog.tsx';
export {
  DropdownMenu,
  DropdownMenuItem,
  type DropdownMenuItemProps,
  DropdownMenuLabel,
  type DropdownMenuProps,
  DropdownMenuSeparator,
} from './overlays/dropdown-menu.tsx';
export { Popover, type PopoverProps } from './overlays/popover.tsx';
export { RenameDialog, type RenameDialogProps } from './overlays/rename-dialog.tsx';
export { Tooltip, type TooltipProps } from './overlays/tooltip.tsx';
export { Avatar, AvatarButton, type AvatarButtonProps, type AvatarProps } from './surfaces/avatar.tsx';
export { Card, type CardProps } from './surfaces/card.tsx';
export { Disclosure, type DisclosureProps } from './surfaces/disclosure.tsx';
export { Divider, type DividerProps } from './surfaces/divider.tsx';
export { PlanCard, type PlanCardProps } from './surfaces/plan-card.tsx';
export { ToolIcon, type ToolIconProps } from './surfaces/tool-icon.tsx';
export { ToolTile, type ToolTileProps } from './surfaces/tool-tile.tsx';
