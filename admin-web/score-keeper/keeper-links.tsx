import QrCode2 from '@mui/icons-material/QrCode2';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable, type ResourceProps, useDataProvider, useRecordContext } from 'react-admin';
import type { ListedKeeperLink } from '../../domain/answer/score-keeper/listed-keeper.ts';
import { kickoffEntry } from '../../domain/use-case/schedule/kickoff-entry.ts';
import { AskedButton } from '../kit/change-question.tsx';
import { counted } from '../kit/counted.ts';
import { ListContent } from '../kit/list-content.tsx';
import { ListFilters } from '../kit/list-filters.tsx';
import { NothingListed } from '../kit/list-states.tsx';
import { ListHead, OfficeList } from '../kit/office-list.tsx';
import { PageOf } from '../kit/page-of.tsx';
import { PlainTable } from '../kit/plain-table.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { send } from '../transport/call.ts';
import { labelOf, lastDayOf } from './link-label.ts';
import { NewKeeperLinks } from './new-keeper-links.tsx';

/** Links and QR codes for score keepers, reached by the menu. */
export const keeperLinks: ResourceProps = {
  name: 'keeper-links',
  list: KeeperLinksPage,
  options: { label: 'Keeper Links' },
};

const sorts = [
  { field: 'id', label: 'Newest first', order: 'DESC' },
  { field: 'field', label: kickoffEntry.fields.field.label },
] as const;

function KeeperLinksPage() {
  const [isMaking, setMaking] = useState(false);
  return (
    <>
      <OfficeList sort={{ field: 'id', order: 'DESC' }}>
        <ListHead title="Keeper Links" count={(links) => counted(links, 'link')}>
          <Button variant="contained" startIcon={<QrCode2 />} onClick={() => setMaking(true)}>
            Make links
          </Button>
        </ListHead>
        <ListFilters searchHint="Tournament or field" sorts={sorts} />
        <ListContent
          loading="Loading the links…"
          failed="Failed to fetch the links"
          empty={
            <NothingListed
              title="No links yet"
              text="A link or QR code lets a score keeper in without the password: to one field of a tournament, or to all."
            />
          }
          card={LinkCard}
        >
          <LinkTable />
        </ListContent>
      </OfficeList>
      {isMaking && <NewKeeperLinks onClose={() => setMaking(false)} />}
    </>
  );
}

function LinkTable() {
  return (
    <PlainTable>
      <DataTable.Col source="field" label="Opens">
        <Opens />
      </DataTable.Col>
      <DataTable.Col source="uses" label="Used by" disableSort>
        <Uses />
      </DataTable.Col>
      <DataTable.Col source="endsAt" label="State">
        <State />
      </DataTable.Col>
      <DataTable.Col source="actions" label="Actions" disableSort>
        <RevokeKeeperLink />
      </DataTable.Col>
    </PlainTable>
  );
}

function LinkCard() {
  const link = useRecordContext<ListedKeeperLink>();
  if (link === undefined) return null;
  return (
    <RecordCard
      title={labelOf(link)}
      facts={[
        ['Opens', <LinkTournament key="opens" />],
        ['Used by', <Uses key="uses" />],
        ['State', <State key="state" />],
      ]}
    >
      <RevokeKeeperLink />
    </RecordCard>
  );
}

function Opens() {
  const link = useRecordContext<ListedKeeperLink>();
  return (
    <>
      <strong>{link && labelOf(link)}</strong>
      <Box sx={{ color: 'text.secondary' }}>
        <LinkTournament />
      </Box>
    </>
  );
}

function LinkTournament() {
  const link = useRecordContext<ListedKeeperLink>();
  return link === undefined ? null : (
    <PageOf resource="tournaments" id={link.tournamentId} name={link.tournament} isInRow />
  );
}

/** Number of latest uses that are named. */
const mostNamed = 3;

function Uses() {
  const { uses = [] } = useRecordContext<ListedKeeperLink>() ?? {};
  if (uses.length === 0) return <>Nobody yet</>;
  const named = uses.slice(-mostNamed).toReversed();
  return (
    <>
      {named.map(({ name, at }) => (
        <div key={`${at} ${name}`}>
          {name}, {dayAndTimeOf(at) ?? ''}
        </div>
      ))}
      {uses.length > mostNamed && <div>and {uses.length - mostNamed} more</div>}
    </>
  );
}

function State() {
  const link = useRecordContext<ListedKeeperLink>();
  if (link === undefined) return null;
  if (link.revokedAt !== null) return <>Revoked {dayAndTimeOf(link.revokedAt) ?? ''}</>;
  return <>{link.isOpen ? `Until the end of ${lastDayOf(link)}` : 'Ended'}</>;
}

/** Buttons that revoke a link, or all of its tournament, after a confirmation. */
function RevokeKeeperLink() {
  const provider = useDataProvider();
  const link = useRecordContext<ListedKeeperLink>();
  if (link === undefined || !link.isOpen) return null;
  const label = labelOf(link);
  return (
    <>
      <AskedButton
        action="Revoke"
        of={label}
        title={`Revoke the link for ${label}?`}
        change={() => provider.delete('keeper-links', { id: link.id })}
        done={`The link for ${label} is revoked`}
        failed="Failed to revoke the link"
      >
        <Typography>It opens nothing any more, and every phone that came in with it is signed out at once.</Typography>
      </AskedButton>
      <AskedButton
        action="Revoke all"
        of={link.tournament}
        title={`Revoke all links of ${link.tournament}?`}
        change={() => revokeKeeperLinks(link.tournamentId)}
        done={`All links of ${link.tournament} are revoked`}
        failed="Failed to revoke the links"
      >
        <Typography>
          None opens anything any more, and every phone that came in with one is signed out at once.
        </Typography>
      </AskedButton>
    </>
  );
}

const revokeKeeperLinks = (tournamentId: number) =>
  send('DELETE', `/api/admin/tournaments/${tournamentId}/keeper-links`);
