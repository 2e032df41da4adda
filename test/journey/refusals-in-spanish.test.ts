import { openApp } from './app.ts';
import { aFreeAgent } from './samples.ts';
import { json } from './visitor.ts';

const app = openApp();

/** The same call as its sender prefers to read. */
const preferring = (languages: string, body: unknown) => {
  const request = json('POST', body);
  const headers = new Headers(request.headers);
  headers.set('Accept-Language', languages);
  return app()
    .visitor()
    .call('/api/players', { ...request, headers });
};

test.each([
  ['es', 'es', 'El nombre completo debe tener al menos 2 caracteres'],
  ['es-MX,es;q=0.9,en;q=0.5', 'es', 'El nombre completo debe tener al menos 2 caracteres'],
  ['fr,es;q=0.5,en;q=0.4', 'es', 'El nombre completo debe tener al menos 2 caracteres'],
  ['en-US,es;q=0.9', 'en', 'Full Name must be at least 2 characters'],
  ['fr', 'en', 'Full Name must be at least 2 characters'],
  ['*', 'en', 'Full Name must be at least 2 characters'],
  ['', 'en', 'Full Name must be at least 2 characters'],
  [';;q=,,\t', 'en', 'Full Name must be at least 2 characters'],
])('a wrong answer by somebody who prefers %j is answered in %s', async (languages, language, name) => {
  const { status, headers, body } = await preferring(languages, {});
  expect(status).toBe(400);
  expect(headers.get('content-language')).toBe(language);
  expect(headers.get('vary')).toContain('Accept-Language');
  expect(body.errors).toMatchObject({ name });
});

test('a refusal names a child as it is written, and says the rest in the language asked for', async () => {
  const tournament = await app().announce();
  const answers = aFreeAgent(tournament.id, { name: 'Alma Team' });
  expect((await preferring('es', answers)).status).toBe(201);
  expect(await preferring('es', answers)).toMatchObject({
    status: 409,
    body: { message: 'Alma Team ya tiene inscripción en este torneo' },
  });
});

test('what the framework refuses is in the language asked for, too', async () => {
  const visitor = app().visitor();
  const inSpanish = { 'Accept-Language': 'es', 'Content-Type': 'text/plain' };
  const sent = await visitor.call('/api/players', { method: 'POST', body: 'Hola', headers: inSpanish });
  expect(sent).toMatchObject({ status: 415, body: { message: 'Por favor, envíe JSON' } });
  const lost = await visitor.call('/api/nowhere', { headers: inSpanish });
  expect(lost).toMatchObject({ status: 404, body: { message: 'No se encontró' } });
});
