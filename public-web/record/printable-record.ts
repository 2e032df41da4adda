import type { WholeRecord } from '../../domain/answer/player/whole-record.ts';
import { language } from '../language/language.ts';
import { type Fact, hasValue, type Section, sectionsOf } from './record-sections.ts';
import { words } from './record-words.ts';

/** Returns a record as a self-contained HTML page to save and to print. */
export function printableRecord(record: WholeRecord): string {
  const title = escaped(words.title(record.player.name));
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${title}</title><style>${style}</style></head><body><h1>${title}</h1>`,
    ...sectionsOf(record).map(sectionHtml),
    '</body></html>',
  ].join('\n');
}

const style = `body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 Helvetica,Arial,sans-serif;color:#10201a}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1.5rem}dt{color:#52605a}dd{margin:0;overflow-wrap:anywhere}
h2{margin-top:2rem;border-bottom:1px solid #ccc}h2,h3{break-after:avoid}li{margin:.25rem 0}`;

function sectionHtml({ title, facts = [], lines = [], parts = [] }: Section): string {
  const own = parts.map(
    ({ title: of, facts: about = [], lines: said = [] }) =>
      `<h3>${escaped(of)}</h3>${factsHtml(about)}${linesHtml(said)}`,
  );
  return `<h2>${escaped(title)}</h2>${factsHtml(facts)}${own.join('')}${linesHtml(lines)}`;
}

function factsHtml(facts: readonly Fact[]): string {
  const shown = facts.filter(hasValue);
  const rows = shown.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(String(value))}</dd>`);
  return shown.length === 0 ? '' : `<dl>${rows.join('')}</dl>`;
}

function linesHtml(lines: readonly string[]): string {
  return lines.length === 0 ? '' : `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
