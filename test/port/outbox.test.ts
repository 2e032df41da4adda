import type { Request, Response } from 'express';
import { rememberRequest } from '../../api/http/current-request.ts';
import { asWritten } from '../../domain/rule/language/sentence.ts';
import { dailyCaps, type LetterCause, paceOfFamilies } from '../../domain/rule/mail/daily-cap.ts';
import { type Letter, once } from '../../domain/rule/mail/letter.ts';
import type { LetterKind } from '../../domain/rule/mail/letter-kind.ts';
import { aPlayer } from '../sample/a-player.ts';
import { aNewTeam } from '../sample/a-team.ts';
import { anAnnouncement } from '../sample/a-tournament.ts';
import { type Adapters, everyAdapter, inPostgres } from './adapters.ts';

const letter: Letter = {
  ...once('team-created', 1),
  to: 'jose@family.example',
  language: 'en',
  subject: asWritten('Your team is in'),
  parts: [{ kind: 'text', text: asWritten('Hi José,') }],
};

/** Does something for a request from a network. */
const from = <Done>(ip: string, work: () => Promise<Done>) =>
  new Promise<Done>((resolve, reject) =>
    rememberRequest({ ip } as Request, {} as Response, () => work().then(resolve, reject)),
  );

everyAdapter((adapters) => {
  test('letters are kept in the order in which they were posted', async () => {
    const { outbox, posted } = adapters();
    await outbox.post(letter);
    await outbox.post({ ...letter, ...once('team-created', 2), to: 'ada@family.example' });
    expect(await posted()).toEqual([
      { to: 'jose@family.example', subject: 'Your team is in' },
      { to: 'ada@family.example', subject: 'Your team is in' },
    ]);
  });

  test('of one event one letter goes out, the first', async () => {
    const { outbox, posted } = adapters();
    await outbox.post(letter);
    await outbox.post({ ...letter, to: 'ada@family.example', subject: asWritten('Again') });
    expect(await posted()).toEqual([{ to: 'jose@family.example', subject: 'Your team is in' }]);
  });

  test('a link has been brought to the address it was mailed to, and to no other', async () => {
    const { outbox } = adapters();
    await outbox.post({
      ...letter,
      parts: [{ kind: 'link', label: asWritten('Open'), url: 'https://cup.example/captain/ab.cd' }],
    });
    expect(await outbox.hasBrought('ab.cd', 'jose@family.example')).toBe(true);
    expect(await outbox.hasBrought('ab.cd', 'ada@family.example')).toBe(false);
    expect(await outbox.hasBrought('ab.ce', 'jose@family.example')).toBe(false);
  });
});

everyAdapter((adapters) => {
  const to = 'jose@family.example';
  const post = (kind: LetterKind) => adapters().outbox.post({ ...letter, ...once(kind, 1), to });
  const same = (text: string) => text;
  const recipients = async () => (await adapters().posted()).map((one) => one.to);

  test('what waits for an address follows the family; what is about the address, or strangers and codes bring, stays', async () => {
    const stay = ['player-changed', 'contact-kept', 'invitation', 'contact-code'] as const;
    for (const kind of ['team-created', 'schedule', ...stay] as const) await post(kind);
    await adapters().outbox.follow('JOSE@family.example', 'new@family.example', same);
    expect(await recipients()).toEqual(['new@family.example', 'new@family.example', to, to, to, to]);
  });

  test('its links are sealed anew for the address that it goes to', async () => {
    const { outbox } = adapters();
    const link = { kind: 'link', label: asWritten('Open'), url: 'https://cup.example/captain/ab.cd' } as const;
    await outbox.post({ ...letter, parts: [link] });
    await outbox.follow(to, 'new@family.example', (text) => text.replaceAll('ab.cd', 'ef.gh'));
    expect(await outbox.hasBrought('ef.gh', 'new@family.example')).toBe(true);
    expect(await outbox.hasBrought('ab.cd', 'new@family.example')).toBe(false);
  });

  test('while a brother, a parent or a captain is still reached at the old address, letters stay there', async () => {
    const { outbox, players } = adapters();
    const { id: _, ...person } = aPlayer({ email: 'kim@family.example', parentEmail: 'Jose@family.example' });
    const brother = await players.add(person);
    await post('schedule');
    await outbox.follow(to, 'new@family.example', same);
    expect(await recipients()).toEqual([to]);
    await players.save({ ...brother, parentEmail: null });
    await outbox.follow(to, 'new@family.example', same);
    expect(await recipients()).toEqual(['new@family.example']);
  });
});

inPostgres((adapters) => {
  test('a letter that has left, or may have, stays at the address it was mailed to', async () => {
    const { outbox, letterBecame, posted } = adapters();
    await outbox.post(letter);
    await letterBecame(letter.event, 'sent');
    await outbox.follow(letter.to, 'new@family.example', (text) => text);
    expect(await posted()).toMatchObject([{ to: letter.to }]);
  });

  const { stranger, registration, code } = dailyCaps;
  const kindOf = {
    stranger: 'invitation',
    registration: 'team-created',
    code: 'record-link',
    notice: 'schedule',
    link: 'captain-link',
    access: 'organizers-told',
  } as const;
  const many = async (cause: LetterCause, count: number, to = letter.to, by = 'the site') => {
    for (let number = 1; number <= count; number += 1) {
      await adapters().outbox.post({ ...letter, to, ...once(kindOf[cause], to, number, by) });
    }
  };
  const due = async ({ lettersDue }: Adapters) => (await lettersDue()).length;

  test('of what strangers cause an address gets its cap a day, the rest is not written, and organizers see one', async () => {
    await many('stranger', stranger.unconfirmed + 5);
    expect(await due(adapters())).toBe(stranger.unconfirmed);
    expect(await adapters().posted()).toHaveLength(stranger.unconfirmed + 1);
    await many('stranger', 1, 'ada@family.example');
    expect(await due(adapters())).toBe(stranger.unconfirmed + 1);
  });

  test('so it is when they are caused at the same moment', async () => {
    const { outbox, together } = adapters();
    await Promise.all(
      Array.from({ length: 30 }, (_, number) =>
        together(() => outbox.post({ ...letter, ...once('pre-registered', number) })),
      ),
    );
    expect(await due(adapters())).toBe(stranger.unconfirmed);
  });

  test('what a family has to know waits instead, a cap a day, and strangers do not delay it', async () => {
    await many('stranger', stranger.unconfirmed + 1);
    await many('registration', registration.unconfirmed * 2 + 1);
    expect(await due(adapters())).toBe(stranger.unconfirmed + registration.unconfirmed);
    expect(await adapters().lettersWaiting()).toEqual([
      [0, stranger.unconfirmed + registration.unconfirmed],
      [1, registration.unconfirmed],
      [2, 1],
    ]);
  });

  test.each(['registration', 'notice', 'link'] as const)(
    'a %s letter waits for those of its own source, and with all others for strangers alone',
    async (cause) => {
      const { unconfirmed, together } = dailyCaps[cause];
      const ofAll = together * unconfirmed;
      const strangers = (source: string, count: number) => from(source, () => many(cause, count, letter.to, source));
      await strangers('203.0.113.1', unconfirmed * 3);
      expect(await due(adapters())).toBe(unconfirmed);
      await strangers('203.0.113.2', 5);
      expect(await due(adapters())).toBe(unconfirmed + 5);
      await strangers('203.0.113.3', unconfirmed);
      expect(await due(adapters())).toBe(ofAll);
      await many(cause, 1);
      expect(await due(adapters())).toBe(ofAll + 1);
    },
  );

  test('an address that has answered gets more', async () => {
    await adapters().mailboxes.confirm('JOSE@family.example', new Date());
    await many('code', code.confirmed + 1);
    await many('notice', dailyCaps.notice.confirmed);
    expect(await due(adapters())).toBe(code.confirmed + dailyCaps.notice.confirmed);
  });

  test('asked for again after it was written, a letter beyond the cap is no news for organizers', async () => {
    await many('stranger', stranger.unconfirmed);
    await many('stranger', 1);
    expect(await adapters().posted()).toHaveLength(stranger.unconfirmed);
  });
});

inPostgres((adapters) => {
  const sender = 'sue@family.example';
  const invite = (number: number) =>
    from('203.0.113.1', () =>
      adapters().outbox.post({
        ...letter,
        ...once('invitation', number),
        to: `friend-${number}@family.example`,
        sender,
      }),
    );
  const due = async () => (await adapters().lettersDue()).length;

  test('letters of a sender whose mailbox has not answered leave at the pace of a source, until it answers', async () => {
    await adapters().settle({ pacePerSource: 2 });
    for (const number of [1, 2, 3, 4, 5]) await invite(number);
    expect(await due()).toBe(2);
    const delayed = await adapters().outbox.delayed('Sue@family.example');
    expect(delayed?.count).toBe(3);
    expect(delayed?.until.getTime()).toBeGreaterThan(Date.now() + 3_600_000);
    await adapters().mailboxes.confirm('SUE@family.example', new Date());
    expect([await due(), await adapters().outbox.delayed(sender)]).toEqual([5, null]);
    await invite(6);
    expect(await due()).toBe(6);
  });

  test('so do letters without a sender, to mailboxes that have not answered; of registrations many more', async () => {
    const { outbox, settle, mailboxes } = adapters();
    await settle({ pacePerSource: 2 });
    const post = (kind: LetterKind, count: number) =>
      from('203.0.113.1', async () => {
        for (let number = 1; number <= count; number += 1)
          await outbox.post({ ...letter, ...once(kind, number), to: `${kind}-${number}@family.example` });
      });
    await mailboxes.confirm('pre-registered-4@family.example', new Date());
    await post('pre-registered', 4);
    expect(await due()).toBe(3);
    await post('free-agent-registered', paceOfFamilies.perSource + 1);
    expect(await due()).toBe(3 + paceOfFamilies.perSource);
    await post('contact-code', 3);
    expect(await due()).toBe(6 + paceOfFamilies.perSource);
  });

  test('all sources together have a pace, which concurrent letters do not exceed', async () => {
    await adapters().settle({ paceInAll: 3 });
    await Promise.all([1, 2, 3, 4, 5].map((number) => adapters().together(() => invite(number))));
    expect(await due()).toBe(3);
  });

  test('beyond a day at the pace no letter is written', async () => {
    await adapters().settle({ pacePerSource: 1 });
    const postings = [];
    for (let number = 1; number <= 26; number += 1) postings.push(await invite(number));
    expect(postings.slice(23)).toEqual(['written', 'written', 'too many']);
  });

  test('a cancelled or deleted invitation takes its waiting letter back', async () => {
    const { tournaments, teams, invitations, outbox, posted, removals } = adapters();
    const { id: tournamentId } = await tournaments.add(anAnnouncement());
    const team = await teams.add(aNewTeam({ tournamentId }));
    const at = new Date();
    for (const email of ['Ada@family.example', 'kim@family.example', 'lee@family.example']) {
      await outbox.post({ ...letter, ...once('invitation', team.id, email.toLowerCase()), to: email, sender });
      await invitations.add({
        ...{ teamId: team.id, invitationCode: team.invitationCode, email, isUnsent: false },
        ...{ createdAt: at, expiresAt: at },
      });
    }
    const [first] = await invitations.ofTeam(team.id);
    await invitations.cancel(first?.id ?? 0, at);
    expect(await posted()).toHaveLength(2);
    await removals.removeTeam(team.id);
    expect(await posted()).toEqual([]);
  });
});
