import { Box } from '@mui/material';
import type { MadeKeeperLink } from '../../domain/answer/session/signed-in.ts';
import { OnPaper } from '../kit/on-paper.tsx';
import { QrCode } from '../kit/qr-code.tsx';
import { labelOf, lastDayOf } from './link-label.ts';

interface KeeperSheetsProps {
  readonly tournament: string;
  readonly links: readonly MadeKeeperLink[];
}

/** Sheets for the printer: one page per clipboard, readable at arm's length. */
export function KeeperSheets({ tournament, links }: KeeperSheetsProps) {
  return (
    <OnPaper name="keeper-sheets">
      {links.map((link) => (
        <Box key={link.id} sx={page}>
          <Box sx={{ fontSize: '22pt' }}>Keep scores</Box>
          <Box sx={{ fontSize: '64pt', fontWeight: 800, lineHeight: 1, overflowWrap: 'anywhere' }}>{labelOf(link)}</Box>
          <Box sx={{ fontSize: '20pt' }}>{tournament}</Box>
          <Box sx={{ width: '15cm', maxWidth: '100%' }}>
            <QrCode text={link.link} label="" />
          </Box>
          <Box sx={{ fontSize: '18pt' }}>Point the camera of your phone at the code. No password.</Box>
          <Box sx={{ fontSize: '14pt' }}>{`Good until the end of ${lastDayOf(link)}`}</Box>
        </Box>
      ))}
    </OnPaper>
  );
}

const page = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '6mm',
  textAlign: 'center',
  breakInside: 'avoid',
  '&:not(:last-child)': { breakAfter: 'page' },
} as const;
