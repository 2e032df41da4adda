import QrCode2 from '@mui/icons-material/QrCode2';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { DataTable, type ResourceProps, useRecordContext } from 'react-admin';
import type { ListedKeeperLink } from '../../domain/answer/session/listed-keeper-link.ts';
import { kickoffEntry } from '../../domain/use-case/schedule/kickoff-entry.ts';
import { counted } from '../kit/counted.ts';
import { ListContent } from '../kit/list-content.tsx';
import { ListFilters } from '../kit/list-filters.tsx';
import { NothingListed } from '../kit/list-states.tsx';
import { ListHead, OfficeList } from '../kit/office-list.tsx';
import { PageOf } from '../kit/page-of.tsx';
import { PlainTable } from '../kit/plain-table.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { labelOf, lastDayOf } from './link-label.ts';
import { NewKeeperLinks } from './new-keeper-links.tsx';
import { RevokeKeeperLink } from './revoke-keeper-link.tsx';

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
