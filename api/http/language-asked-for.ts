import type { Request } from 'express';
import { type Language, languages } from '../../domain/language/language.ts';

/** The language that whoever asks prefers, of those the product speaks; undefined where the call names none of them. */
export function languageAskedFor(request: Request): Language | undefined {
  if (!/[a-z]/i.test(request.headers['accept-language'] ?? '')) return undefined;
  const preferred = request.acceptsLanguages([...languages]);
  return languages.find((language) => language === preferred);
}
