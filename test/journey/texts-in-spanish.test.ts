import { defaultSiteSettings, type SiteSettings } from '../../domain/rule/site/site-settings.ts';
import { siteTextsIn } from '../../domain/rule/site/spanish-texts.ts';
import { waiverIn } from '../../domain/rule/waiver/waiver-in.ts';
import { openApp } from './app.ts';
import { aFreeAgent, aTeam, bornYearsAgo } from './samples.ts';
import { json } from './visitor.ts';

const app = openApp();

/** A call by somebody who prefers to read these languages. */
const call = <Body>(path: string, languages: string, request: RequestInit = {}) => {
  const headers = new Headers(request.headers);
  headers.set('Accept-Language', languages);
  return app()
    .visitor()
    .call<Body>(path, { ...request, headers });
};

const post = <Body>(path: string, languages: string, body: object = {}) =>
  call<Body>(path, languages, json('POST', body));

/** What they are told, and of what the answer says that it depends. */
async function told<Body = SiteSettings>(path: string, languages: string) {
  const { status, headers, body } = await call<Body>(path, languages);
  const isPrepared = !headers.has('x-request-id');
  return { status, isPrepared, language: headers.get('content-language'), vary: headers.get('vary'), body };
}

const vary = 'Accept-Encoding, Accept-Language, Cookie';

/** As somebody prefers, and what follows. */
const readers = [
  ['es', 'es'],
  ['es-MX', 'es'],
  ['es-US,es;q=0.9,en;q=0.8', 'es'],
  ['en', 'en'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['fr', 'en'],
  ['nonsense;;q=,', 'en'],
  ['', 'en'],
] as const;

type OnFile = SiteSettings & { readonly version: number };

const asRead = async () => (await app().organizer.get<OnFile>('/api/admin/site-settings/1')).body;

async function changed(different: Partial<SiteSettings>): Promise<OnFile> {
  const sent = { ...(await asRead()), ...different };
  const { status, body } = await app().organizer.put<OnFile>('/api/admin/site-settings', sent);
  expect(status).toBe(200);
  return body;
}

test.each(readers)(
  'whoever prefers %j reads the texts in %s, prepared, once and twice',
  async (languages, language) => {
    const body = siteTextsIn(language, await asRead());
    const prepared = { status: 200, isPrepared: true, language, vary, body };
    expect(await told('/api/site/texts', languages)).toEqual(prepared);
    expect(await told('/api/site/texts', languages)).toEqual(prepared);
    expect(await told('/api/site/texts?from=somewhere', languages)).toEqual(prepared);
  },
);

test('a page that asks ahead of its script is told in the language that was chosen on the device', async () => {
  const [url] = app().products.map((product) => product.url);
  const language = async (cookie: string, preferred: string) =>
    (await fetch(`${url}/api/site/texts`, { headers: { Cookie: cookie, 'Accept-Language': preferred } })).headers.get(
      'content-language',
    );
  expect(await language('language=es', 'en-US')).toBe('es');
  expect(await language('language=en', 'es-MX')).toBe('en');
});

test('what an organizer changes in one language is read in it at once, and the other stays as it was', async () => {
  const read = async () => [
    (await told('/api/site/texts', 'en')).body.aboutUs,
    (await told('/api/site/texts', 'es')).body.aboutUs,
  ];
  const [, spanish] = await read();
  expect((await changed({ aboutUs: 'Us.' })).outdatedEs).toEqual(['aboutUs']);
  expect(await read()).toEqual(['Us.', spanish]);
  expect((await changed({ aboutUsEs: 'Nosotros.' })).outdatedEs).toEqual([]);
  expect(await read()).toEqual(['Us.', 'Nosotros.']);
  await changed({ aboutUsEs: ' ' });
  expect(await read()).toEqual(['Us.', 'Us.']);
  const { aboutUs, aboutUsEs } = defaultSiteSettings;
  await changed({ aboutUs, aboutUsEs });
  expect(await read()).toEqual([aboutUs, aboutUsEs]);
});

test('a program that knows nothing of Spanish texts leaves them as they are', async () => {
  const { aboutUsEs, trainingProgramsEs, tournamentInfoEs, faqEs, rulesEs, refundPolicyEs, outdatedEs, ...english } =
    await asRead();
  const { status, body } = await app().organizer.put<OnFile>('/api/admin/site-settings', { ...english, faq: [] });
  expect(status).toBe(200);
  const kept = { aboutUsEs, trainingProgramsEs, tournamentInfoEs, faqEs, rulesEs, refundPolicyEs };
  expect(body).toMatchObject({ ...kept, outdatedEs: [...outdatedEs, 'faq'] });
  await changed({ faq: defaultSiteSettings.faq, outdatedEs: [] });
});

test('whoever has a text in one language is not told that it has not changed in the other', async () => {
  const { headers } = await call('/api/site/texts', 'en');
  const mark = { headers: { 'If-None-Match': headers.get('etag') ?? '' } };
  expect((await call('/api/site/texts', 'en', mark)).status).toBe(304);
  expect((await call('/api/site/texts', 'es', mark)).status).toBe(200);
});

interface Notice {
  readonly kinds: readonly { readonly what: string; readonly why: string; readonly howLong: readonly string[] }[];
}

test('the privacy notice is told in both languages, kind by kind, and nothing in it is left in English', async () => {
  const [english, spanish] = [await told<Notice>('/api/privacy', 'fr'), await told<Notice>('/api/privacy', 'es-MX')];
  expect([english.language, spanish.language, spanish.vary, spanish.isPrepared]).toEqual(['en', 'es', vary, true]);
  const lines = ({ kinds }: Notice) => kinds.flatMap(({ what, why, howLong }) => [what, why, ...howLong]);
  expect(lines(spanish.body)).toHaveLength(lines(english.body).length);
  expect(lines(spanish.body).filter((line) => lines(english.body).includes(line))).toEqual([]);
});

test.each(readers)('what is done is answered to whoever prefers %j in %s', async (languages, language) => {
  const { status, headers, body } = await post<{ message: string }>('/api/captain-links', languages, {
    email: 'nobody@spanish.example',
  });
  expect([status, headers.get('content-language')]).toEqual([200, language]);
  expect(headers.get('vary')).toContain('Accept-Language');
  expect(body.message).toBe(
    language === 'en'
      ? 'If this leads a team, the link is on its way to the address on file.'
      : 'Si dirige un equipo, el enlace va en camino a la dirección registrada.',
  );
});

test('a link is previewed in the language of the page, and to messengers, which name none, in English', async () => {
  const tournament = await app().announce({ name: 'Copa Cup', maxTeams: 3 });
  const { body: created } = await app()
    .visitor()
    .post<{ team: { invitationCode: string } }>('/api/teams', aTeam(tournament.id, { name: 'Foxes' }));
  const descriptionAt = async (path: string, headers: Record<string, string>) => {
    const { body } = await app()
      .visitor()
      .call<string>(path, { headers: { Accept: 'text/html', ...headers } });
    return /<meta property="og:description" content="([^"]*)"/.exec(String(body))?.[1] ?? '';
  };
  const [ofTournament, ofTeam] = [`/?tournament=${tournament.id}`, `/invite/${created.team.invitationCode}`];
  expect(await descriptionAt(ofTournament, {})).toContain('Registration is open: 2 places left for teams.');
  const spanish = { 'Accept-Language': 'es' };
  expect(await descriptionAt(ofTournament, spanish)).toContain(
    'La inscripción está abierta: quedan 2 lugares para equipos.',
  );
  expect(await descriptionAt(ofTournament, { ...spanish, Cookie: 'language=en' })).toContain('Registration is open');
  expect(await descriptionAt(ofTeam, {})).toMatch(/4 open places\.$/);
  expect(await descriptionAt(ofTeam, { Cookie: 'language=es' })).toMatch(/4 lugares libres\.$/);
});

const signed = { signer: 'Rocío Núñez', relationship: 'parent', termsAccepted: true, likenessAllowed: true };

/** A child whose waiver is not signed, and the sealed part of the parent's link. */
async function aChild(name: string, parentEmail: string) {
  const { id } = await app().announce();
  const child = aFreeAgent(id, { name, birthYear: bornYearsAgo(9), parentEmail, termsAccepted: undefined });
  expect((await app().visitor().post('/api/players', child)).status).toBe(201);
  const [asked] = await app().mailbox.mailsTo(parentEmail);
  return /\/waiver\/(\S+)/.exec(asked?.text ?? '')?.[1] ?? '';
}

/** What stands on file of a signature. */
const onFile = async (signer: string) =>
  (
    await app().database.query<{ version: string; language: string | null; hash: string }>(
      `select waiver_version as version, waiver_language as language, waiver_text_hash as hash
       from tournament_registrations where waiver_signer = $1`,
      [signer],
    )
  )[0];

/** The SHA-256 of the English text of version 2026-11, as it stands with what families have signed before there was Spanish. */
const englishHash = 'f03c3e148a29dd96edac596c3d03cd52586bccb7be94aa22e75b74d7b06efe38';

interface Kept {
  readonly registrations: readonly { readonly waiverLanguage: string | null; readonly waiverVersion: string }[];
  readonly notice: readonly string[];
  readonly history: readonly { readonly what: string; readonly text: string }[];
}

test('a waiver that was read in Spanish is kept, copied and shown to the family as that', async () => {
  const [address, { version, sections }] = ['rocio@spanish.example', waiverIn.es];
  const sealed = await aChild('Íñigo Núñez', address);
  expect((await post(`/api/waivers/${sealed}`, 'es-MX', { ...signed, version })).status).toBe(200);
  expect(await onFile(signed.signer)).toEqual({
    version,
    language: 'es',
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect((await onFile(signed.signer))?.hash).not.toBe(englishHash);

  const copy = (await app().mailbox.mailsTo(address, 2)).find(({ text }) => text.includes('Firmada por'));
  for (const { title, text } of sections) for (const words of [title, text]) expect(copy?.text).toContain(words);
  for (const { text } of waiverIn.en.sections) expect(copy?.text).not.toContain(text);
  expect(copy?.text).toContain('Íñigo Núñez');

  const { body, headers } = await post<Kept>(`/api/waivers/${sealed}/record`, 'es');
  expect(headers.get('content-language')).toBe('es');
  expect(body.registrations).toMatchObject([{ waiverLanguage: 'es', waiverVersion: version }]);
  expect(body.notice[0]).toMatch(/^Qué guardamos: /);
  expect(body.history.find(({ what }) => what === 'signed')?.text).toBe(
    'Alguien con un enlace que se le envió por correo electrónico firmó la exención de responsabilidad',
  );
  const english = await post<Kept>(`/api/waivers/${sealed}/record`, 'en');
  expect(english.body.notice[0]).toMatch(/^What we keep: /);
  expect(english.body.history.find(({ what }) => what === 'signed')?.text).toBe(
    'Somebody with a link that was emailed to you signed the waiver',
  );
});

test('a waiver that was read in English stands with the text and the hash that it always had, and so does one of before', async () => {
  const [signer, address] = ['Robin Plain', 'robin@spanish.example'];
  const sealed = await aChild('Ada Plain', address);
  const { version } = waiverIn.en;
  expect((await post(`/api/waivers/${sealed}`, 'fr', { ...signed, signer, version })).status).toBe(200);
  expect(await onFile(signer)).toEqual({ version, language: 'en', hash: englishHash });
  await app().database.query('update tournament_registrations set waiver_language = null where waiver_signer = $1', [
    signer,
  ]);
  const { body } = await post<Kept>(`/api/waivers/${sealed}/record`, 'es');
  expect(body.registrations).toMatchObject([{ waiverLanguage: 'en', waiverVersion: version }]);
  expect((await post(`/api/waivers/${sealed}/confirm`, 'es', { likenessAllowed: false })).status).toBe(200);
  expect(await onFile(signer)).toEqual({ version, language: 'en', hash: englishHash });
});

test('whoever registers in Spanish has accepted the waiver in Spanish', async () => {
  const { id } = await app().announce();
  const adult = aFreeAgent(id, { name: 'Lucía Peña', birthYear: bornYearsAgo(30) });
  expect((await post('/api/players', 'es-US,es;q=0.9', adult)).status).toBe(201);
  expect(await onFile('Lucía Peña')).toMatchObject({ language: 'es' });
});
