/** The words of an HTML mail, with every link's address written out, for readers that show plain text. */
export function textOfMail(html: string): string {
  return (
    html
      .replace(/<head[\s\S]*?<\/head>/i, '')
      // The preview text for the inbox repeats what the mail says.
      .replace(/<div style="display:none[\s\S]*?<\/div>/i, '')
      .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, (_link, address: string, words: string) =>
        words.trim() === address ? address : `${words.trim()}: ${address}`,
      )
      .replace(/\s+/g, ' ')
      .replace(/<\/(p|h1|h2|div|tr|table)>/gi, '\n\n')
      .replace(/<br\s*\/?>/gi, '\n')
      .replace(/<[^>]*>/g, '')
      .replace(/&nbsp;/g, ' ')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&')
      .split('\n')
      .map((line) => line.trim())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}
