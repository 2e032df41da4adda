import { openApp } from '../journey/app.ts';

const METRICS_TOKEN = 'offside-flag-in-the-drizzle-4711';
const app = openApp({ settings: { METRICS_TOKEN } });

const scraped = async (Authorization?: string) => {
  const headers = Authorization === undefined ? {} : { Authorization };
  const answer = await fetch(`${app().products[0].url}/metrics`, { headers });
  return { status: answer.status, text: await answer.text() };
};

test.each([undefined, 'Bearer', `Bearer ${METRICS_TOKEN}5`, `Basic ${METRICS_TOKEN}`])(
  '%s finds no page of measurements',
  async (wrong) => {
    const { status, text } = await scraped(wrong);
    expect(status).toBe(404);
    expect(text).not.toContain('http_request');
  },
);

test('the token opens what an operator looks for, and nothing of anybody', async () => {
  const { id } = await app().announce({ name: 'Measured Cup' });
  await app().visitor().get(`/api/tournaments/${id}`);
  const { status, text } = await scraped(`Bearer ${METRICS_TOKEN}`);
  expect(status).toBe(200);
  for (const line of [
    /^http_request_duration_seconds_count\{method="POST",route="\/api\/tournaments",status="201"\} 1$/m,
    /^prepared_answers_total\{status="200"\} \d+$/m,
    /^database_connections\{state="idle"\} \d+$/m,
    /^letters\{state="waiting"\} 0$/m,
    /^letters\{state="dead"\} 0$/m,
    /^live_followers 0$/m,
    /^job_last_run_timestamp_seconds\{job="MailCarrier"\} \d+/m,
    /^process_resident_memory_bytes \d+$/m,
  ])
    expect(text).toMatch(line);
  expect(text).not.toContain('Measured Cup');
});
