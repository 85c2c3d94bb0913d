/** A text, or a text with a picture. */
export type Content =
  | string
  | ({ type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } })[];

export interface Completion {
  messages: { role: 'system' | 'user' | 'assistant'; content: Content }[];
  temperature: number;
  max_tokens: number;
  top_p?: number;
  frequency_penalty?: number;
  presence_penalty?: number;
}
