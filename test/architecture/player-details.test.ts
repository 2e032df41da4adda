import { detailNames } from '../../domain/rule/player/player-details.ts';
import { sourceFiles } from './source-files.ts';

test.each(detailNames)(
  '%s, a detail of a player, is named in nine files at most beside tests and migrations',
  (detail) => {
    const column = detail.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const named = new RegExp(`\\b(${detail}|${column})\\b(?!-)`);
    const files = sourceFiles('domain', 'api', 'public-web', 'admin-web').filter(
      ({ isTest, text }) => !isTest && named.test(text),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(files.length).toBeLessThanOrEqual(9);
  },
);
