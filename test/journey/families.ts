import type { App } from './app.ts';
import { aFreeAgent, bornYearsAgo } from './samples.ts';
import type { Visitor } from './visitor.ts';

/** What the signer is shown of a player. */
export type Seen = {
  readonly player: { readonly id: number; readonly email: string; readonly isSigner: boolean };
  readonly record: {
    readonly id: number;
    readonly player: { readonly name: string; readonly language: string };
    readonly notice: readonly string[];
    readonly registrations: readonly {
      readonly id: number;
      readonly waiver: string;
      readonly isWaiverWithdrawn: boolean;
    }[];
    readonly captainOf: readonly { readonly team: string; readonly email: string }[];
    readonly history: readonly { readonly by: string; readonly what: string; readonly text: string }[];
  };
  readonly siblings: readonly { readonly id: number; readonly name: string }[];
};

/** Families with a mailbox, and the records they open by the links they ask for. */
export function familiesOf(app: () => App) {
  /** A child of 9 of a family whose mailbox nobody else has, as a stranger with the class list registers it, too. */
  async function registered(different: object = {}, tournament?: { readonly id: number }) {
    const { id: tournamentId } = tournament ?? (await app().announce());
    const family = ofWorker.nextNumber('family');
    const mailbox = `parent${family}@record.example`;
    const child = aFreeAgent(tournamentId, {
      birthYear: bornYearsAgo(9),
      email: `child${family}@record.example`,
      parentName: `Robin Quillfeather${family}`,
      parentEmail: mailbox,
      likenessAllowed: true,
      ...different,
    }) as ReturnType<typeof aFreeAgent> & {
      readonly name: string;
      readonly phone: string;
      readonly parentEmail: string;
    };
    const answer = await app().visitor().post<{ player: { id: number } }>('/api/players', child);
    expect(answer.status).toBe(201);
    return { child, mailbox: child.parentEmail, tournamentId, id: answer.body.player.id };
  }

  const ask = (email: string, by: Visitor = app().visitor()) => by.post('/api/players/record-link', { email });

  /** The link that a mailbox is mailed on asking. */
  async function linkTo(mailbox: string): Promise<string> {
    await ask(mailbox);
    for (let mails = 1; mails < 9; mails += 1) {
      const texts = (await app().mailbox.mailsTo(mailbox, mails)).map(({ text }) => text);
      const [link] = texts.flatMap((text) => /\/record\/(\S+)/.exec(text)?.[1] ?? []);
      if (link !== undefined) return link;
    }
    throw new Error('No link was mailed');
  }

  const open = (link: string, by: Visitor = app().visitor()) =>
    by.post<{ playerId: number }>(`/api/players/record-link/${link}`, {});

  /** A device on which the link of this mailbox was opened. */
  async function signerAt(mailbox: string, device: Visitor = app().visitor()): Promise<Visitor> {
    expect((await open(await linkTo(mailbox), device)).status).toBe(200);
    return device;
  }

  async function seen(device: Visitor, id: number): Promise<Seen> {
    const { status, body } = await device.get<Seen>(`/api/players/${id}/record`);
    expect(status).toBe(200);
    return body;
  }

  /** The device of a family that has looked a child up and entered the code from the child's own address. */
  async function behindCode({ child, id }: { readonly child: { name: string; phone: string }; readonly id: number }) {
    const device = app().visitor();
    const { name, phone } = child;
    await device.post('/api/players/lookup', { name, phone });
    await device.post(`/api/players/${id}/contact-code`, {});
    const [mail] = await app().database.query<{ text: string }>(
      `select text_body as text from outgoing_mails where event like 'contact-code:' || $1::int || ':%' order by id desc`,
      [id],
    );
    const code = /code is (\d{6})/.exec(mail?.text ?? '')?.[1];
    const { status, body } = await device.post<Seen['player']>(`/api/players/${id}/contact-code/confirm`, { code });
    expect(status).toBe(200);
    return { device, confirmed: body };
  }

  const onFile = async (id: number) => (await app().database.query('select from players where id = $1', [id])).length;
  return { registered, ask, linkTo, open, signerAt, seen, behindCode, onFile };
}
