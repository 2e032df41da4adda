import type { APIRequestContext, Page } from '@playwright/test';
import { choose, openBracketManagement, post, publish, section } from './bracket-management.ts';
import { test } from './cup-of-today.ts';
import { expect, expectMessage } from './journey.ts';
import { anotherPage, type KeptGame, openGame, shown, signIn } from './score-keeping.ts';

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

interface EveningGame extends KeptGame {
  readonly tournamentId: number;
  readonly round: number;
  readonly team1Id: number | null;
  readonly team2Id: number | null;
  readonly winnerId: number | null;
}

/** Eight teams with two players each. */
const comets = Object.fromEntries(letters.map((letter) => [`Comets ${letter}`, [`Ada ${letter}`, `Bo ${letter}`]]));

/** So many games are kept at the desk; the last ones, the final among them, by a keeper on the screen. */
const atTheDesk = 6;

async function playAtTheDesk(office: APIRequestContext, { id }: EveningGame): Promise<void> {
  await post(office, `/api/games/${id}/start`, {});
  const answer = await office.put(`/api/games/${id}/score`, { data: { team1Score: 1, team2Score: 2 } });
  expect(answer.status(), await answer.text()).toBe(200);
  await post(office, `/api/games/${id}/complete`, {});
}

/** The next game whose teams are known, by its number; nobody has completed it. */
async function nextGame(keeper: Page, tournamentId: number): Promise<EveningGame | undefined> {
  const games: readonly EveningGame[] = await (await keeper.request.get('/api/games?includeAll=true')).json();
  return games
    .filter((game) => game.tournamentId === tournamentId && game.status !== 'completed')
    .find(({ team1Id, team2Id }) => team1Id !== null && team2Id !== null);
}

/** Enters a goal; answers who shot it. */
async function goal(keeper: Page, game: KeptGame, team: string, player: string, minute: number): Promise<string> {
  const gameDialog = keeper.getByRole('dialog', { name: `${game.team1Name} vs ${game.team2Name}` });
  await gameDialog.getByRole('button', { name: `Goal ${team}` }).click();
  await gameDialog.getByLabel('Minute', { exact: true }).fill(String(minute));
  const scorers = gameDialog.getByRole('group', { name: `Who scored for ${team}?` });
  const scorer = scorers.getByRole('button', { name: new RegExp(`^${player} `) });
  const name = (await scorer.textContent()) ?? '';
  await scorer.click();
  return name;
}

test('a whole evening: teams named, brackets drawn, scores kept, the champion and the scorers shown', async ({
  page: organizer,
  office,
  ownCup,
  browser,
  baseURL,
}) => {
  const cup = await ownCup('Evening Cup', { teams: comets, sheet: { maxTeams: 8 } });
  const active = await office.put(`/api/admin/tournaments/${cup.id}`, { data: { status: 'active' } });
  expect(active.status(), await active.text()).toBe(200);
  const [keeper, family] = [await anotherPage(browser, baseURL), await anotherPage(browser, baseURL)];
  const live = await family.context().newPage();

  await test.step('a family names its team and waits for the draw', async () => {
    await family.goto('/tournaments');
    await family.getByRole('link', { name: cup.name }).click();
    const dialog = family.getByRole('dialog', { name: 'Team Authentication Required' });
    await dialog.getByLabel('Team Name').fill(`comets  h ${cup.tag}`);
    await dialog.getByRole('button', { name: 'Authenticate' }).click();
    await expect(family.getByText('Tournament brackets have not been generated yet.')).toBeVisible();
  });

  await test.step('the organizer draws the brackets', async () => {
    await openBracketManagement(organizer);
    await choose(organizer, cup.name, 'Active');
    await section(organizer, 'Teams').getByLabel('Select all').check();
    await expect(section(organizer, 'Preview')).toContainText('9 games');
    await organizer.getByRole('button', { name: 'Generate Brackets' }).click();
    await expectMessage(organizer, 'Tournament brackets generated successfully', 'good');
    await publish(organizer);
  });

  const picture = family.getByRole('region', { name: 'Bracket' });
  await test.step('the family sees them without asking again', async () => {
    await expect(picture.getByRole('listitem')).toHaveCount(7);
  });

  await signIn(keeper, 'Whistle');
  await live.goto('/live-scores');
  await expect(live.getByRole('heading', { name: 'On now' })).toBeVisible();
  // From here on this phone is answered nothing: what it shows it has been told.
  await live.route('**/api/live-scores', (route) => route.abort());
  const tally = new Map<string, number>();
  let [champion, played] = ['', 0];
  for (let game = await nextGame(keeper, cup.id); game; game = await nextGame(keeper, cup.id)) {
    const current = game;
    if (played < atTheDesk) {
      await playAtTheDesk(office, current);
      played += 1;
      continue;
    }
    await test.step(`${current.team1Name} against ${current.team2Name}`, async () => {
      const isLevel = played % 3 === 2;
      const gameDialog = await openGame(keeper, current);
      await gameDialog.getByRole('button', { name: 'Start Game' }).click();
      await expect(shown(live, current)).toBeVisible();
      const goals: readonly [string, string, string][] = [
        [current.team1Name, 'Ada', `${current.team1Name}1`],
        [current.team2Name, 'Bo', `${current.team2Name}1`],
        ...(isLevel ? [] : [[current.team2Name, 'Bo', `${current.team2Name}2`] as [string, string, string]]),
      ];
      for (const [at, [team, player, score]] of goals.entries()) {
        const name = await goal(keeper, current, team, player, at + 3);
        tally.set(name, (tally.get(name) ?? 0) + 1);
        await expect(shown(live, current)).toContainText(score);
      }
      await gameDialog.getByRole('button', { name: 'Complete Game' }).click();
      if (isLevel) await gameDialog.getByLabel(`Shoot-out goals of ${current.team1Name}`).fill('3');
      await gameDialog.getByRole('button', { name: 'Complete Game' }).click();
      await expect(gameDialog).toContainText('This game has been completed.');
      await expect(shown(live, current)).toContainText('Full time');
      await keeper.keyboard.press('Escape');
      if (isFinal(current)) champion = isLevel ? current.team1Name : current.team2Name;
      played += 1;
    });
  }
  expect(played).toBe(9);

  await test.step('advancing again changes nothing', async () => {
    await organizer.getByRole('button', { name: 'Refresh Data' }).click();
    await organizer.getByRole('button', { name: 'Advance Brackets' }).click();
    await expectMessage(organizer, 'No match was waiting for a team.');
  });

  await test.step('everybody sees the champion and who scored most', async () => {
    const final: EveningGame = await finalOf(organizer, cup.id);
    const winner = final.winnerId === final.team1Id ? final.team1Name : final.team2Name;
    await expect(family.getByText('Champion')).toContainText(winner);
    expect(winner).toBe(champion);
    const scorers = live.getByRole('region', { name: 'Top 10 Goal Scorers' });
    await scorers.getByLabel('Tournament').selectOption(cup.name);
    const best = [...tally].toSorted(([, one], [, other]) => other - one).slice(0, 10);
    const rows = scorers.getByRole('listitem');
    await expect(rows).toHaveCount(Math.min(10, tally.size));
    await expect(rows.nth(0)).toContainText(new RegExp(`${best[0]?.[1]} goals?$`));
    await expect(async () => {
      for (const line of await rows.allTextContents()) {
        const [name, goals] = best.find(([scorer]) => line.includes(scorer)) ?? lineOf(tally, line);
        expect(line).toMatch(new RegExp(`${name}.*\\D${goals} goals?$`));
      }
    }).toPass({ timeout: 60_000 });
  });
});

async function finalOf(page: Page, id: number): Promise<EveningGame> {
  const { games } = await (await page.request.get(`/api/tournaments/${id}`)).json();
  return games.find(isFinal);
}

/** Eight teams meet in three rounds. */
const isFinal = ({ stage, round }: EveningGame) => stage === 'knockout' && round === 3;

/** Scorers who share the last rank are not all among the ten best. */
const lineOf = (tally: ReadonlyMap<string, number>, line: string): readonly [string, number] =>
  [...tally].find(([scorer]) => line.includes(scorer)) ?? ['nobody', 0];
