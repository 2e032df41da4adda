import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { Section } from '../kit/section.tsx';
import { rankedBy } from './ranked-by.ts';
import { RankingButton } from './ranking-button.tsx';
import { rankingTitle } from './ranking-dialog.tsx';
import { useRanking } from './use-ranking.ts';

/** Ranking criteria of a tournament that is not drawn yet. */
export function RankingSection({ drawn }: { readonly drawn: DrawnTournament }) {
  const { data } = useRanking(drawn.tournament.id);
  const remark = data && rankedBy({ ...data, rankedBy: data.criteria, pointsSystem: data });
  return (
    <Section title={rankingTitle} remark={remark} actions={<RankingButton drawn={drawn} />}>
      How tables are made once games are played.
    </Section>
  );
}
