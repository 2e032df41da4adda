import type PDFKit from 'pdfkit';
import { catalogueOf, type Language } from '../../domain/language/language.ts';
import { type Phrase, translate } from '../../domain/language/sentence.ts';

/** Characters missing from the standard PDF fonts, which have Latin letters and the punctuation of Windows-1252. */
const unwritable =
  /[^\n\x20-\x7E\u00A0-\u00FF\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u20AC\u0152\u0153\u0160\u0161\u0178\u017D\u017E]/gu;

const note: Phrase =
  'A ? stands for a letter that cannot be written here; the email that brought this file has it as it was typed.';

/** Returns a letter's text as a PDF in US letter format, under its subject; metadata uses the letter's language. */
export async function letterPdf(subject: string, text: string, language: Language): Promise<Buffer> {
  // Loaded on first use, since few processes ever make a PDF.
  const { default: Document } = await import('pdfkit');
  const [title, body] = [subject, text].map(writable);
  const document = new Document({
    size: 'LETTER',
    margin: 56,
    lang: language,
    info: { Title: title ?? '', Author: 'Golden Goal' },
  });
  const bytes = bytesOf(document);
  document
    .font('Helvetica-Bold')
    .fontSize(16)
    .text(title ?? '')
    .moveDown();
  document
    .font('Helvetica')
    .fontSize(10)
    .text(body ?? '', { lineGap: 2 });
  if (writable(subject + text) !== subject + text)
    document.moveDown().fontSize(8).text(translate(note, catalogueOf[language]));
  document.end();
  return bytes;
}

/** Composes accents with their letters, makes all blanks equal, and replaces unwritable characters. */
function writable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Zs}/gu, ' ')
    .replace(unwritable, '?');
}

function bytesOf(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
