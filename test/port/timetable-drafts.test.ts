import { basisOf, type DrawnDraft } from '../../domain/rule/bracket/timetable-draft.ts';
import { aDrawnDay } from '../sample/a-drawn-day.ts';
import { aDayOnFile, aTournamentOnFile, teamsOnFile } from '../sample/on-file.ts';
import { inPostgres, type PostgresAdapters } from './adapters.ts';

const author = { by: 'Olga', at: new Date('2026-12-01T20:00:00Z') };

/** A tournament of four teams, and brackets drawn for them that nobody has published. */
async function aDraft(adapters: PostgresAdapters) {
  const tournament = await aTournamentOnFile(adapters);
  const teams = await teamsOnFile(adapters, tournament, 4);
  const { day } = aDrawnDay(tournament, teams);
  const ids = [...(await adapters.timetableDrafts.idsForGames(day.games.length))];
  const games = day.games.map((game) => ({ ...game, game: { ...game.game, id: ids.shift() ?? 0 } }));
  const content: DrawnDraft = { kind: 'drawn', draw: day.draw, games, basis: basisOf(undefined, tournament) };
  return { tournament, teams, content, gameId: games[0]?.game.id ?? 0, day: { ...day, games } };
}

inPostgres((adapters) => {
  test('a draft is found as it was kept, and counts its changes', async () => {
    const { tournament, content } = await aDraft(adapters());
    const { timetableDrafts: drafts } = adapters();
    expect(await drafts.find(tournament.id)).toBeUndefined();
    await drafts.keep(tournament.id, content, author);
    const first = await drafts.find(tournament.id);
    expect(first).toMatchObject({ version: 1, changedAt: author.at, changedBy: 'Olga' });
    expect(JSON.parse(JSON.stringify(first?.content))).toEqual(JSON.parse(JSON.stringify(content)));
    expect(first?.content.kind === 'drawn' && first.content.draw.drawnAt).toEqual(content.draw.drawnAt);
    const moves = [
      { match: 'a', field: 'Field 1', start: '2026-12-12T23:15:00.000Z', end: '2026-12-12T23:30:00.000Z' },
    ];
    await drafts.keep(tournament.id, { kind: 'changes', moves, firstDay: null }, author);
    expect(await drafts.find(tournament.id)).toMatchObject({ version: 2, content: { kind: 'changes', moves } });
    await drafts.drop(tournament.id);
    expect(await drafts.find(tournament.id)).toBeUndefined();
  });

  test('ids for games are given once', async () => {
    const { timetableDrafts: drafts } = adapters();
    const ids = [...(await drafts.idsForGames(3)), ...(await drafts.idsForGames(2))];
    expect(new Set(ids).size).toBe(5);
    expect(await drafts.idsForGames(0)).toEqual([]);
  });

  test('a game of a draft is no game on file until the draft is published, and then has the same id', async () => {
    const { tournament, content, gameId, day } = await aDraft(adapters());
    const { timetableDrafts: drafts, brackets, together } = adapters();
    await drafts.keep(tournament.id, content, author);
    expect([await drafts.tournamentWith(gameId), await brackets.isDraft(gameId)]).toEqual([tournament.id, true]);
    expect(await together(() => brackets.lockDayOfGame(gameId))).toBeUndefined();
    expect([await drafts.tournamentWith(999_999), await brackets.isDraft(999_999)]).toEqual([undefined, false]);
    await together(async () => {
      await brackets.save({ before: undefined, day, isDrawChanged: true, history: [] }, author);
      await drafts.announce(tournament.id, { at: author.at, note: 'Bring water' });
    });
    const found = await brackets.find(tournament.id);
    expect(found?.games.map(({ game }) => game.id).toSorted()).toEqual(
      content.games.map(({ game }) => game.id).toSorted(),
    );
    expect(await brackets.isDraft(gameId)).toBe(false);
  });

  test('what is published is told at once and with its note, until something else is changed', async () => {
    const { timetableDrafts: drafts, notifiedTimetables: notified, brackets, together } = adapters();
    const tournament = await aTournamentOnFile(adapters());
    const teams = await teamsOnFile(adapters(), tournament, 4);
    const day = await aDayOnFile(adapters(), tournament, teams, { author });
    const coming = async () => (await notified.tournaments()).find(({ id }) => id === tournament.id);
    expect((await notified.audienceOf(tournament.id)).lastChangeAt).toEqual(author.at);
    expect(await coming()).toMatchObject({ hasTimetable: true, hasDraft: false, note: null });
    await drafts.announce(tournament.id, { at: author.at, note: 'Bring water' });
    expect((await notified.audienceOf(tournament.id)).lastChangeAt).toBeNull();
    expect(await coming()).toMatchObject({ note: 'Bring water' });
    const later = { by: 'Olga', at: new Date('2026-12-02T20:00:00Z') };
    await together(() => brackets.save({ before: day, day, isDrawChanged: true, history: [] }, later));
    expect((await notified.audienceOf(tournament.id)).lastChangeAt).toEqual(later.at);
    expect(await coming()).toMatchObject({ note: null });
  });

  test('a draft that was drawn waits, as the tournament says to whoever tells families; gathered changes do not', async () => {
    const { tournament, content } = await aDraft(adapters());
    const { timetableDrafts: drafts, notifiedTimetables: notified } = adapters();
    const hasDraft = async () => (await notified.tournaments()).find(({ id }) => id === tournament.id)?.hasDraft;
    await drafts.keep(tournament.id, content, author);
    expect(await hasDraft()).toBe(true);
    await drafts.keep(tournament.id, { kind: 'changes', moves: [], firstDay: null }, author);
    expect(await hasDraft()).toBe(false);
  });
});
