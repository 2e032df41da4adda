import { defaultSiteSettings } from '../../domain/site/site-settings.ts';
import { everyOffice } from './offices.ts';

everyOffice((office) => {
  test('what nobody has set has its default', async () => {
    expect(await office().site.settings()).toEqual(defaultSiteSettings);
  });

  test('what an organizer has set holds, beside the defaults', async () => {
    const { site, settle } = office();
    await settle({ feeCents: 4500, closingOneClosesAll: false });
    expect(await site.settings()).toEqual({ ...defaultSiteSettings, feeCents: 4500, closingOneClosesAll: false });
  });
});
