const day = new Intl.DateTimeFormat('pt-BR');

/** The day a picture was made, as 20/11/2026, where the reader is. */
export function creationDate(iso: string): string {
  return day.format(new Date(iso));
}
