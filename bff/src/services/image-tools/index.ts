import { type ImageToolName, type Operation, toolOf } from '../../../contract/browser/operations.ts';
import { addText } from './add-text/add-text.ts';
import { changeBackground } from './change-background/change-background.ts';
import { editImage } from './edit-image/edit-image.ts';
import { generateImage } from './generate-image/generate-image.ts';
import type { ImageToolService } from './image-tool.ts';
import { removeBackground } from './remove-background/remove-background.ts';

/** What each image tool does, by the name of its description. */
const services: Readonly<Record<ImageToolName, ImageToolService>> = {
  'change-background': changeBackground,
  'remove-background': removeBackground,
  'edit-image': editImage,
  'add-text': addText,
  'generate-image': generateImage,
};

/** The service of the tool that an operation belongs to. */
export function serviceOf(operation: Operation): ImageToolService {
  const tool = toolOf(operation);
  if (!tool) throw new Error(`no tool makes ${operation}`);
  return services[tool.name];
}
