import type { DuplicatesPage, MergeView } from '../../domain/answer/duplicate/duplicates-view.ts';
import type { MergeDone, MergePreview } from '../../domain/answer/duplicate/merge-preview.ts';
import type { Sent } from '../../domain/time/moment.ts';
import type { App } from './app.ts';
import { aFreeAgent } from './samples.ts';
import type { Refused } from './visitor.ts';

export const path = '/api/admin/duplicates';

export type Page = Sent<DuplicatesPage>;

/** An organizer who merges, and children who come twice. */
export function merging(app: () => App) {
  const look = (body: object) => app().organizer.post<MergePreview & Refused>(`${path}/preview`, body);
  const merge = (body: object) => app().organizer.post<MergeDone & Refused>(path, body);
  const undo = (id: number) => app().organizer.post<Sent<MergeView> & Refused>(`${path}/${id}/undo`, {});
  const pairsOf = async (id: number) => (await app().organizer.get<Page>(`${path}?playerId=${id}`)).body.pairs;

  let phones = 0;
  const aPhone = () => {
    phones += 1;
    return `(862) 555-${String(phones).padStart(4, '0')}`;
  };

  /** Somebody who comes by the form. */
  async function comes(
    tournamentId: number,
    answers: object,
  ): Promise<{ readonly id: number; readonly email: string }> {
    const sent = aFreeAgent(tournamentId, answers);
    const { body } = await app().visitor().post<{ player: { id: number } }>('/api/players', sent);
    return { id: body.player.id, email: sent.email };
  }

  const names = ['Robin Featherstone', 'Wren Castellano', 'Quinn Abernathy', 'Marlow Delacroix', 'Indigo Vanterpool'];

  /** One child twice: registered under a slip of its name for another tournament, and for the same one. */
  async function twice(different: object = {}) {
    const [cup, league] = [await app().announce(), await app().announce()];
    const phone = aPhone();
    const name = `${names[phones % names.length]} ${'abcdefghijklmnopqrstuvwxyz'.slice(phones, phones + 5)}`;
    const slip = name.replace(/(.*)e/, '$1');
    const family = { phone, parentEmail: `parent${phones}@family.example`, parentPhone: phone };
    const kept = await comes(cup.id, { name, ...family });
    const gone = await comes(cup.id, { name: slip, ...family, ...different });
    await comes(league.id, { name: slip, ...family, email: gone.email });
    return { kept, gone, cup, league, name, slip, phone };
  }

  return { look, merge, undo, pairsOf, aPhone, comes, twice };
}
