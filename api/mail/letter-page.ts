import { catalogueOf } from '../../domain/rule/language/language.ts';
import { said, translate } from '../../domain/rule/language/sentence.ts';
import { withFewLinks, withoutLinks } from '../../domain/rule/mail/letter.ts';
import type { TranslatedFact, TranslatedLetter, TranslatedPart } from '../../domain/rule/mail/translated-letter.ts';
import { debtInLetter, type Payee } from '../../domain/rule/site/payee.ts';

/** Returns a letter as plain text; `site` holds the payment recipient and the organizers' contact. */
export function letterText(letter: TranslatedLetter, site: Payee): string {
  const text = written(letter, site).map(partText).join('\n\n');
  return `${text}\n\n${below(letter, [site.contactEmail, site.contactPhone]).join('\n')}\n`;
}

/** Returns the footer of every letter: the contacts that are set, and the sender. */
function below({ language }: TranslatedLetter, contacts: readonly string[]): readonly string[] {
  const words = catalogueOf[language];
  const [one, other] = contacts.filter((contact) => contact !== '');
  const asked =
    one !== undefined && other !== undefined
      ? said('Questions? {email} or {phone}', { email: one, phone: other })
      : one !== undefined && said('Questions? {contact}', { contact: one });
  return [...(asked ? [translate(asked, words)] : []), translate('Golden Goal - youth 3-v-3 soccer', words)];
}

function written({ parts, language }: TranslatedLetter, site: Payee): readonly TranslatedPart[] {
  return withFewLinks(parts.flatMap((part) => (part.kind === 'debt' ? debtInLetter(part, site, language) : [part])));
}

function partText(part: TranslatedPart): string {
  if (part.kind === 'text') return fitToSend(part);
  if (part.kind === 'link') return `${part.label}: ${part.url}`;
  return part.facts.map((fact) => `${fact[0]}: ${valueToSend(fact)}`).join('\n');
}

const valueToSend = ([, value, kind]: TranslatedFact): string => (kind === 'address' ? value : withoutLinks(value));

const fitToSend = ({ text, keepsLinks }: Extract<TranslatedPart, { kind: 'text' }>): string =>
  keepsLinks ? text : withoutLinks(text);

/** Returns a letter as HTML that every mail program shows: tables, inline styles, no external resources. */
export function letterHtml(letter: TranslatedLetter, site: Payee): string {
  return [
    `<!doctype html><html lang="${letter.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${escaped(letter.subject)}</title></head>`,
    '<body style="margin:0;background:#f6f3ea;font-family:Helvetica,Arial,sans-serif;color:#10201a">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">',
    '<table role="presentation" width="100%" style="max-width:560px;background:#ffffff;border-radius:12px">',
    '<tr><td style="background:#0b3d2e;color:#d6ff3f;padding:18px 24px;border-radius:12px 12px 0 0;font-weight:bold;font-size:20px;letter-spacing:1px">GOLDEN GOAL</td></tr>',
    `<tr><td style="padding:24px;font-size:16px;line-height:1.5">${written(letter, site).map(partHtml).join('')}</td></tr>`,
    `<tr><td style="padding:16px 24px;font-size:14px;color:#52605a;border-top:1px solid #e2ddcf">${reachedHtml(letter, site)}</td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('\n');
}

function reachedHtml(letter: TranslatedLetter, { contactEmail, contactPhone }: Payee): string {
  const mail =
    contactEmail &&
    `<a href="mailto:${encodeURIComponent(contactEmail).replace('%40', '@')}" style="color:#0b3d2e">${escaped(contactEmail)}</a>`;
  const call =
    contactPhone &&
    `<a href="tel:${contactPhone.replace(/[^\d+]/g, '')}" style="color:#0b3d2e">${escaped(contactPhone)}</a>`;
  return below(letter, [mail, call]).join('<br>');
}

function partHtml(part: TranslatedPart): string {
  if (part.kind === 'text')
    return `<p style="margin:0 0 16px">${escaped(fitToSend(part)).replaceAll('\n', '<br>')}</p>`;
  if (part.kind === 'facts')
    return `<table role="presentation" style="margin:0 0 16px">${part.facts.map(row).join('')}</table>`;
  const button =
    'display:inline-block;background:#0b3d2e;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:bold';
  const url = escaped(part.url);
  return `<p style="margin:0 0 16px"><a href="${url}" style="${button}">${escaped(part.label)}</a><br><span style="font-size:13px;color:#52605a;word-break:break-all">${url}</span></p>`;
}

function row(fact: TranslatedFact): string {
  return `<tr><td style="padding:2px 16px 2px 0;color:#52605a">${escaped(fact[0])}</td><td style="padding:2px 0;font-weight:bold">${escaped(valueToSend(fact))}</td></tr>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
