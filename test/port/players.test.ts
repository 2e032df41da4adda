import { personKey } from '../../domain/rule/player/person.ts';
import { aNewPlayer } from '../sample/a-player.ts';
import { aNewTeam } from '../sample/a-team.ts';
import { aPlayerInTournament, aTournamentOnFile } from '../sample/on-file.ts';
import { everyAdapter } from './adapters.ts';

everyAdapter((adapters) => {
  test('a player is found as they were entered', async () => {
    const { players } = adapters();
    const added = await players.add(aNewPlayer());
    expect(added).toEqual({ ...aNewPlayer(), id: added.id });
    expect(await players.find(added.id)).toEqual(added);
  });

  test.each([
    "Seán O'Brien",
    'José Ñuñez',
    '李小龍',
    'Zoë 🥅 Keeper',
    'نور',
    "Robert'); drop table players;--",
    '<b>Bo</b>',
  ])('the name %s survives exactly', async (name) => {
    const { players } = adapters();
    const { id } = await players.add(aNewPlayer({ name }));
    expect(await players.find(id)).toMatchObject({ name });
  });

  test('the language of a family is that of the teams it leads, and nothing else of either changes', async () => {
    const { players, teams } = adapters();
    const tournament = await aTournamentOnFile(adapters());
    const captain = await players.add(aNewPlayer());
    const other = await players.add(aNewPlayer({ name: 'Ana' }));
    const led = await teams.add(aNewTeam({ tournamentId: tournament.id, captainId: captain.id }));
    const mates = {
      tournamentId: tournament.id,
      captainId: other.id,
      name: 'Tigers',
      invitationCode: 'TEAM-TIGERS-777',
    };
    const notLed = await teams.add(aNewTeam(mates));
    await players.chooseLanguage(captain.id, 'es');
    expect(await players.find(captain.id)).toEqual({ ...captain, language: 'es' });
    expect(await teams.find(led.id)).toEqual({ ...led, captainLanguage: 'es' });
    expect(await players.find(other.id)).toEqual(other);
    expect(await teams.find(notLed.id)).toEqual(notLed);
  });

  test('a player may have no birth year, league and parent', async () => {
    const { players } = adapters();
    const nothing = { birthYear: null, league: null, parentName: null, parentEmail: null, parentPhone: null };
    const { id } = await players.add(aNewPlayer(nothing));
    expect(await players.find(id)).toMatchObject(nothing);
  });

  test('a player nobody entered is not there', async () => {
    expect(await adapters().players.find(7)).toBeUndefined();
  });

  test('those of a mailbox are found by their own address and by their parent, however it is written', async () => {
    const { players } = adapters();
    const own = await players.add(aNewPlayer({ email: 'Home@Family.example', parentEmail: null }));
    const parents = await players.add(aNewPlayer({ name: 'Ana', parentEmail: 'home@family.EXAMPLE' }));
    await players.add(aNewPlayer({ name: 'Bea', email: 'home@family.example.org', parentEmail: null }));
    expect(await players.ofMailbox('HOME@family.example')).toEqual([own, parents]);
    expect(await players.ofMailbox('')).toEqual([]);
  });

  test('namesakes are those of one normalised name and phone, the latest first', async () => {
    const { players, together } = adapters();
    const elder = await players.add(aNewPlayer({ birthYear: 2010 }));
    const younger = await players.add(aNewPlayer({ name: 'JOSE NUNEZ', phone: '1-201-555-0101', birthYear: 2014 }));
    await players.add(aNewPlayer({ name: 'Ana Ñuñez' }));
    await players.add(aNewPlayer({ phone: '201-555-0199' }));
    const key = personKey({ name: 'jose nuñez', phone: '2015550101' });
    expect(await together(() => players.lockByNameAndPhone(key))).toEqual([younger, elder]);
  });

  test.each(['ana oneill vasquez', "O'Neill Vasquez, Ana", 'oneill-vasquez ana'])(
    'hyphens, blanks, apostrophes and the order make no other person: %s',
    async (name) => {
      const { players, together } = adapters();
      const neill = await players.add(aNewPlayer({ name: 'Ana O’Neill-Vásquez' }));
      const key = personKey({ name, phone: neill.phone });
      expect(await together(() => players.lockByNameAndPhone(key))).toEqual([neill]);
    },
  );

  test.each(['Νoah Αdams', 'Ηana Αdams', 'Υara Αdams'])(
    'somebody is known again behind the capitals of another alphabet that have other small letters: %s',
    async (name) => {
      const { players, together } = adapters();
      const latin: Readonly<Record<string, string>> = { Ν: 'N', Η: 'H', Υ: 'Y', Α: 'A' };
      const onFile = await players.add(aNewPlayer({ name: name.replace(/[ΝΗΥΑ]/g, (one) => latin[one] ?? one) }));
      expect(await together(() => players.lockByNameAndPhone(personKey({ name, phone: onFile.phone })))).toEqual([
        onFile,
      ]);
    },
  );

  test('a change is kept, and found by the new name and phone', async () => {
    const { players, together } = adapters();
    const before = await players.add(aNewPlayer());
    const after = { ...before, name: 'Pepe Ñuñez', phone: '201-555-0177', league: 'NJYS' };
    await players.save(after);
    expect(await players.find(before.id)).toEqual(after);
    expect(await together(() => players.lockByNameAndPhone(personKey(after)))).toEqual([after]);
    expect(await together(() => players.lockByNameAndPhone(personKey(before)))).toEqual([]);
  });

  test('a player has another version after each change, so that nobody writes over what they have not seen', async () => {
    const { players, together } = adapters();
    const { player } = await aPlayerInTournament(adapters(), await aTournamentOnFile(adapters()), { name: 'Ada' });
    expect(await together(() => players.lock(player.id))).toEqual({ record: player, version: 1 });
    await players.save({ ...player, league: 'NJYS' });
    expect(await together(() => players.lock(player.id))).toEqual({
      record: { ...player, league: 'NJYS' },
      version: 2,
    });
  });

  test('a registration has another version after each change, and the player has not', async () => {
    const { players, registrations, together } = adapters();
    const { player, registration } = await aPlayerInTournament(adapters(), await aTournamentOnFile(adapters()), {
      name: 'Ada',
    });
    const { id } = registration;
    expect(await together(() => registrations.lock(id))).toEqual({ record: registration, version: 1 });
    await registrations.save({ ...registration, notes: 'late on Friday' });
    expect(await together(() => registrations.lock(id))).toEqual({
      record: { ...registration, notes: 'late on Friday' },
      version: 2,
    });
    expect(await together(() => players.lock(player.id))).toMatchObject({ version: 1 });
  });
});
