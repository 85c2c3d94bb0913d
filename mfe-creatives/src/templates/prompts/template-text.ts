/** One suggestion as its writer left it: an order about 'o produto enviado', and what its picture shows in its place. */
export interface TemplateText {
  prompt: string;
  /** What the preview shows, as a title: 'Bolsa de couro caramelo'. Missing where there is no preview. */
  sample?: string;
}
