// Every demand of security, reliability and law, with the tests that hold it. To add one, or a test to one, edit this file alone:
//
//   tests    «file › part of a title»: every test of that file whose title (with those around it) contains the part must have
//            passed in the last run; without a part, every test of the file.
//   figures  «run › name»: what a benchmark or a long test recorded with `recordFigures(run, …)` (figures.mjs) must meet its target.
//
// `npm run proof` fails for a demand with neither, and demands.test.mjs for a reference that leads nowhere.

/**
 * @typedef {object} Demand
 * @property {string} area
 * @property {string} demand
 * @property {string[]} [tests]
 * @property {string[]} [figures]
 */

/** @param {string} area @param {Omit<Demand, 'area'>[]} list @returns {Demand[]} */
const of = (area, list) => list.map((demand) => ({ area, ...demand }));

const security = of('Security', [
  {
    demand:
      'A session is an opaque token of which only the hash is stored; planted, stored and ended ones open nothing',
    tests: [
      'server/features/accounts/sessions.api.test.ts › is stored as a hash that opens no session',
      'server/features/accounts/sessions.api.test.ts › does not take over a token that someone planted',
      'server/features/accounts/login.api.test.ts › ends this session and no other',
      'server/features/accounts/password-change.api.test.ts › ends the other sessions',
    ],
  },
  {
    demand:
      'A session ends after 30 idle days and after 90 in all; its cookie is __Host-, HttpOnly and SameSite=Lax over https',
    tests: [
      'server/features/accounts/sessions.api.test.ts › ends after 30 days without use',
      'server/features/accounts/sessions.api.test.ts › ends after 90 days, however much it is used',
      'server/http/headers.api.test.ts › the session cookie over https',
    ],
  },
  {
    demand: 'No route that changes something takes a request of another site, of no origin, as text or as a form',
    tests: ['server/http/csrf.api.test.ts'],
  },
  {
    demand: 'A flood of logins is shed, leaves health answered and memory bounded; long passwords are not hashed',
    tests: ['server/features/accounts/login-load.ci.api.test.ts'],
    figures: ['logins › memory for 200 logins at once'],
  },
  {
    demand: 'Common passwords, repeated letters and the e-mail address are refused as passwords',
    tests: [
      'server/features/accounts/signup.api.test.ts › refuses a common password',
      'server/features/accounts/password-change.api.test.ts › refuses the e-mail address as a new password',
      'server/features/accounts/password-reset.api.test.ts › when the new password is the e-mail address',
    ],
  },
  {
    demand: 'Guesses are limited by account and address whatever headers claim; nobody is locked out for good',
    tests: [
      'server/features/accounts/guessing.ci.api.test.ts',
      'server/features/accounts/guessing-behind-proxy.api.test.ts',
    ],
  },
  {
    demand: 'A known and an unknown address get the same answer in the same time',
    tests: [
      'server/features/accounts/login.api.test.ts › gives the same answer for a wrong password and an unknown address',
      'server/features/accounts/password-reset.api.test.ts › gets the same answer for a known and an unknown address',
    ],
    figures: ['logins › time of a login, known ÷ unknown address'],
  },
  {
    demand:
      'Guesses at the operator’s password are limited, no route of theirs opens without it, and the browser keeps it nowhere',
    tests: [
      'server/http/admin-gate.api.test.ts',
      'server/http/access.api.test.ts',
      'e2e/admin.spec.ts › the browser keeps the operator’s password nowhere',
    ],
  },
  {
    demand: 'What the operator does is in an audit log that can only be added to',
    tests: ['server/features/admin/admin.api.test.ts › the audit'],
  },
  { demand: 'Every route admits by its access, for every kind of caller', tests: ['server/http/access.api.test.ts'] },
  {
    demand: 'Bodies are strict: unknown fields, wrong types and hostile JSON are refused, never a 500',
    tests: ['server/http/bad-input.ci.api.test.ts'],
  },
  {
    demand: 'Who calls is settled before a body is read; its size, depth and pace are bounded before it is parsed',
    tests: [
      'server/http/request-body.ci.api.test.ts',
      'server/http/json-bounds.test.ts',
      'server/http/receive.test.ts',
      'server/http/forms.api.test.ts',
      'server/http/bytes-body.api.test.ts',
    ],
    figures: [
      'hostile-bodies › 20 webhooks in chunks of one byte, slowest /healthz',
      'hostile-bodies › 20 webhooks in chunks of one byte, memory grown at most',
      'hostile-bodies › 20 × 8.4 MB of brackets without a cookie, slowest /healthz',
      'hostile-bodies › 20 × 8.4 MB of brackets without a cookie, memory grown at most',
      'hostile-bodies › 20 × 8.4 MB of brackets of 20 accounts, slowest /healthz',
    ],
  },
  {
    demand: 'One account sends two forms at once; all bodies together have a bounded number and weight',
    tests: [
      'server/http/upload-room.test.ts',
      'server/http/forms.api.test.ts › of an account that has two on their way',
    ],
    figures: [
      'hostile-bodies › 45 dripping forms of one account, slowest /healthz',
      'hostile-bodies › 40 forms of 23 MB of 40 accounts, slowest /healthz',
      'hostile-bodies › 40 forms of 23 MB of 40 accounts, memory grown at most',
    ],
  },
  {
    demand: 'No expression that users reach takes much longer for a hostile text',
    tests: ['scripts/testing/growth.full.test.ts', 'scripts/hostile-texts.full.test.ts'],
    figures: [
      'hostile-bodies › 8 walls of 36,000 characters for red flags, slowest /healthz',
      'hostile-bodies › 8 pasted texts of 39,000 spaces, slowest /healthz',
      'hostile-bodies › 40 addresses of 15,000 slashes, slowest /healthz',
    ],
  },
  {
    demand:
      'A mailed link proves the address that it was sent to, and ends when the address or the first password changes',
    tests: ['server/features/billing/cases/proven-address.api.test.ts'],
  },
  {
    demand:
      'An upload is judged by its bytes: SVG, cut files and 14,000 × 14,000 pixels are refused, and a photo that is a page as well is only a photo afterwards',
    tests: [
      'server/features/photos/hostile-files.ci.api.test.ts › a hostile file',
      'server/features/photos/hostile-files.ci.api.test.ts › comes back as a photo alone',
      'server/features/assistant/hostile-screenshots.ci.api.test.ts › a screenshot',
    ],
  },
  {
    demand: 'Hostile uploads cost less than 150 MB',
    tests: ['server/features/photos/hostile-files.full.api.test.ts › grows by less than 150 MB'],
  },
  {
    demand: 'Place, thumbnail and comments of a photo are gone from what comes back, and nothing is stored',
    tests: [
      'server/features/photos/real-photos.ci.api.test.ts › what stands beside the picture',
      'server/features/photos/privacy.api.test.ts',
    ],
  },
  {
    demand: 'An image in base64 of any length is judged without a failure',
    tests: ['contract/assistant-fields.test.ts'],
  },
  {
    demand: 'Nothing of a conversation or an image is at rest on the server',
    tests: ['server/features/assistant/privacy.api.test.ts', 'e2e/canary.spec.ts'],
  },
  {
    demand: 'What a model gets names nobody',
    tests: [
      'server/writing/privacy/pseudonyms.test.ts',
      'server/writing/model-writer.test.ts › no name, number or handle',
    ],
  },
  {
    demand: 'Orders inside a conversation are data, and a hostile answer of a model is not shown',
    tests: [
      'server/features/assistant/hostile-screenshots.ci.api.test.ts › orders that are written in a screenshot',
      'server/writing/model-writer.test.ts › orders to the model inside the conversation',
      'server/writing/model-writer.test.ts › a bad answer',
      'server/writing/checks/check-reply.test.ts › a reply that may not be shown',
      'server/writing/checks/harm/harm-rules.test.ts',
    ],
  },
  {
    demand: 'Names, slugs and texts of models are shown as text, in mails and in the operator’s area too',
    tests: [
      'e2e/hostile-texts.spec.ts',
      'server/adapters/mail/render.test.ts › the HTML',
      'server/features/affiliates/joining.api.test.ts › shows hostile names back as they are',
      'web/features/admin/users/users-tab.ci.dom.test.tsx',
      'web/features/admin/affiliates/affiliates-tab.ci.dom.test.tsx',
    ],
  },
  {
    demand:
      'Every answer has the security headers; a browser journey ends at the first violation of the content policy',
    tests: ['server/http/headers.api.test.ts', 'e2e/watch.spec.ts'],
  },
  {
    demand: 'No cell of an export is a formula',
    tests: ['server/features/admin/users/users.api.test.ts › shows hostile names as text'],
  },
  {
    demand: 'No address of ours redirects to another host',
    tests: ['server/http/headers.api.test.ts › is never redirected to another host'],
  },
  { demand: 'The log holds no address, name, password, token or message', tests: ['server/log.api.test.ts'] },
  {
    demand: 'Limits are exact across processes and under floods; calls of a model have a budget a day',
    tests: [
      'server/http/limits.api.test.ts',
      'server/http/local-limits.api.test.ts',
      'server/adapters/models/calls/call-budget.api.test.ts',
    ],
  },
  {
    demand: 'Nobody can have many mails sent to a stranger’s mailbox',
    tests: ['server/features/limited-mails.ci.api.test.ts'],
  },
  {
    demand: 'Contact messages are acknowledged three times a day at most to one address',
    tests: ['server/features/contact/contact.api.test.ts › is acknowledged three times a day at most'],
  },
  {
    demand: 'A new version of the service worker is taken at once, however it is encoded',
    tests: ['server/http/static-files.test.ts'],
  },
  {
    demand: 'A refusal of a hostile body stays small',
    tests: ['server/http/input.test.ts › stays small'],
  },
  {
    demand: 'Production refuses keys of Stripe’s test mode unless it is told so',
    tests: ['server/config.test.ts › keys of Stripe’s test mode'],
  },
  {
    demand: 'A verification link gives nobody an address that another person signed up with',
    tests: [
      'server/features/billing/cases/proven-address.api.test.ts › gives the stranger neither the purchase',
      'server/features/accounts/email-verification.api.test.ts › verification in another browser',
    ],
  },
  {
    demand: 'A development server answers nobody but its own machine',
    tests: ['server/http/this-machine.api.test.ts', 'server/config.test.ts › a server outside production'],
  },
  { demand: 'The sandbox takes no orders from other sites', tests: ['sandbox/http/own-visitors.test.ts'] },
  {
    demand: 'Nobody keeps the operator out by guessing, and wrong passwords are in the audit log, gathered',
    tests: [
      'server/http/admin-gate.api.test.ts › keep the operator out of no network',
      'server/http/admin-gate.api.test.ts › are in the log',
    ],
  },
  {
    demand: 'One IPv6 /48 uses up nobody else’s allowance',
    tests: ['server/http/limits.api.test.ts › lets ten networks of an IPv6 /48'],
  },
  { demand: 'A slug does not pretend to be us', tests: ['server/features/affiliates/reserved-slugs.test.ts'] },
  {
    demand: 'A session alone cannot lead a payout elsewhere: password, mail, another approval and seven days’ wait',
    tests: ['server/features/affiliates/payouts/changed-target.api.test.ts'],
  },
  {
    demand:
      'Whoever hangs up after a model was asked has used what they asked for, and the question to the model ends with their connection',
    tests: ['server/features/usage/hanging-up.ci.api.test.ts'],
  },
  {
    demand:
      'A model’s line that drugs, scorns a no, desires a minor, pushes to self-harm or recites its instructions is not shown',
    tests: [
      'server/writing/checks/harm/harm-rules.test.ts › finds the harm of every rule in its own examples',
      'server/writing/checks/recites-prompt.test.ts',
    ],
  },
  {
    demand: 'What a browser sends as its model’s answer holds the event loop only briefly',
    tests: [
      'server/writing/privacy/pseudonyms.test.ts › puts nothing back into a text that is longer',
      'server/writing/work-with-model.test.ts',
    ],
  },
  {
    demand: 'No file of the data folder and no backup is open to other accounts of the machine',
    tests: ['server/private-files.process.test.ts'],
  },
  {
    demand: 'An altered backup is told from a broken one',
    tests: [
      'server/commands/backup.process.test.ts › tells a file that somebody altered',
      'server/backup/seal.test.ts',
    ],
  },
  {
    demand: 'No redirect of a model’s link reaches the machine’s own network',
    tests: ['scripts/model/request.test.mjs'],
  },
  {
    demand:
      'An account has 50 open sessions at most, its answers to the cancellation funnel are 30 at most, and it is exported six times an hour at most',
    tests: [
      'server/features/accounts/sessions.api.test.ts › number 50 at most',
      'server/features/retention/support.api.test.ts › for the 31st',
      'server/features/privacy/export.api.test.ts › six times an hour',
    ],
  },
  {
    demand: 'A stranger’s payment leaves a member’s portal and checkout alone',
    tests: ['server/features/billing/cases/paid-by-stranger.api.test.ts'],
  },
]);

const reliability = of('Reliability', [
  {
    demand:
      'A server killed fifty times under load loses nothing that it acknowledged, and the money adds up, on both databases',
    tests: [
      'faults/server-kills.test.ts',
      'server/main.process.test.ts › killed during sign-ups',
      'server/features/tracking/killed.process.test.ts',
      'server/features/assistant/killed.process.test.ts',
    ],
    figures: [
      'faults-server-kills-embedded › the server killed under load, embedded',
      'faults-server-kills-PostgreSQL › the server killed under load, PostgreSQL',
    ],
  },
  {
    demand: 'A server killed between the provider’s answer and its own commit charges and refunds once',
    tests: ['server/features/billing/killed.process.test.ts'],
  },
  {
    demand:
      'PostgreSQL stopped and killed under load: the server lives, is not ready, comes back by itself, loses nothing',
    tests: ['faults/postgres.test.ts', 'server/db/pooled-database.test.ts'],
    figures: [
      'faults-postgres-SIGINT › PostgreSQL ended by SIGINT under load',
      'faults-postgres-SIGKILL › PostgreSQL ended by SIGKILL under load',
    ],
  },
  {
    demand: 'A disk that fills up ends nothing; a start on a full or read-only one is refused in a sentence',
    tests: ['faults/disk.test.ts'],
  },
  {
    demand: 'A log that cannot be written holds nothing up; what prevents a start is told in a sentence',
    tests: ['server/log-output.test.ts', 'server/explain-failure.test.ts'],
  },
  {
    demand: 'Several processes that start at once on an empty database all become ready',
    tests: ['faults/first-starts.test.ts', 'server/jobs/boss.api.test.ts › starts in several processes at once'],
  },
  {
    demand: 'Two processes never share an embedded database, in containers either',
    tests: ['server/db/lock.process.test.ts'],
  },
  {
    demand: 'A job exists if and only if its transaction committed, is retried with pauses and ends as a dead letter',
    tests: ['server/jobs/boss.api.test.ts'],
  },
  {
    demand: 'A job whose worker is killed in the middle of it is done by another, and its mail is sent once',
    tests: ['faults/slow-mail.test.ts › is sent once by another process when the one that was sending it is killed'],
  },
  {
    demand: 'A mail server that hangs or drips holds up no request, and the mail is sent once it works',
    tests: [
      'faults/slow-mail.test.ts › is sent once the mail server works again',
      'server/adapters/mail/transports.test.ts',
    ],
  },
  {
    demand: 'Told to stop under load, the server answers all that it has begun with and ends with 0',
    tests: ['faults/stop.test.ts', 'server/main.process.test.ts › told to stop with fifty requests in flight'],
    figures: ['faults-stop › SIGTERM under load'],
  },
  {
    demand: 'Clients that connect and send nothing, half a header or half a body keep nobody out and are hung up on',
    tests: ['faults/half-open.test.ts'],
    figures: ['faults-half-open › connections that stall'],
  },
  {
    demand: 'Three processes on one database share sessions, limits, quotas, purchases, jobs and schedules',
    tests: ['faults/cluster/cluster.test.ts › share'],
  },
  {
    demand: 'A rolling restart behind a proxy fails no request',
    tests: ['faults/cluster/cluster.test.ts › are restarted one after the other without a request that fails'],
    figures: ['cluster-rolling-restart › rolling restarts'],
  },
  { demand: 'Live and ready are told apart', tests: ['server/http/health.api.test.ts › health'] },
  {
    demand:
      'A model that hangs, drips, refuses or answers nonsense: the embedded engine answers, the use is given back',
    tests: [
      'faults/slow-model.test.ts',
      'server/writing/model-writer.test.ts › the deadline',
      'server/writing/model-writer.test.ts › limits',
      'server/adapters/models/calls/breaker.test.ts',
      'server/features/tools/tools.api.test.ts › answer in the engine’s words when it fails',
    ],
  },
  {
    demand: 'Text that takes the engine too long is cut off, uses no quota and holds nobody else up',
    tests: [
      'server/features/assistant/slow-text.api.test.ts',
      'server/adapters/assistant/engine-threads/open-engine.process.test.ts',
    ],
  },
  {
    demand: 'A thread that dies over its work is replaced, and the work is tried again',
    tests: [
      'faults/threads.test.ts',
      'server/adapters/assistant/threads/pool.test.ts › a worker that dies',
      'server/adapters/assistant/threads/thread.test.ts',
    ],
  },
  {
    demand: 'One account cannot keep the engine’s threads from others',
    tests: ['server/http/own-turns.test.ts', 'server/http/shedding.process.test.ts › works on two texts of a caller'],
  },
  {
    demand: 'A connection that breaks, or whose answers are not taken, keeps no place that others need',
    tests: [
      'server/http/shedding.process.test.ts › gives back the places of all calls',
      'server/http/shedding.process.test.ts › keeps no places for answers that are ready',
    ],
  },
  {
    demand: 'A busy process sheds early with Retry-After, but takes webhooks, cancellations and health checks',
    tests: ['server/http/shedding.process.test.ts'],
    figures: ['load › webhooks and cancellations served meanwhile'],
  },
  {
    demand:
      'Mixed traffic is served for two minutes; ten times the peak leaves 80 % of the goodput, health and memory as they were',
    figures: [
      'load › mixed traffic for two minutes, served',
      'load › health under mixed traffic',
      'load › memory under mixed traffic',
      'load › goodput at ten times the peak ÷ peak, without pages and what goes first',
      'load › health at ten times the peak',
      'load › memory at ten times the peak',
    ],
  },
  {
    demand: 'Quotas are exact: of a hundred requests over two processes one gets the one use',
    tests: ['server/features/usage/usage.api.test.ts › a quota'],
  },
  {
    demand: 'Days of 23 and 25 hours, week 53 and a clock that is set back grant nothing extra and sign nobody out',
    tests: [
      'faults/clock.test.ts',
      'server/features/usage/rules.test.ts › days, weeks and months of Paris',
      'server/features/usage/usage.api.test.ts › in the hour that the end of summer time repeats',
      'server/http/limits.api.test.ts › gives nothing more when the clock is set back',
      'server/adapters/models/calls/call-budget.api.test.ts › when the clock is set back',
    ],
  },
  {
    demand: 'Migrations run once by several processes, and one that fails midway leaves nothing behind',
    tests: ['server/db/migrations.api.test.ts'],
  },
  {
    demand: 'The app of an earlier version works on the newest schema',
    tests: ['server/db/older-app.ci.api.test.ts'],
  },
  {
    demand:
      'A backup of either database, restored into an empty place of either: people log in, the money adds up; a damaged file changes nothing',
    tests: ['faults/backup.test.ts', 'server/backup/backup.api.test.ts'],
  },
  {
    demand: 'Each alert is about a figure that is measured, and says what to do',
    tests: ['server/http/alerts.api.test.ts', 'scripts/deployment.test.mjs › every alert'],
  },
  {
    demand: 'The files of a deployment fit the program: paths, settings, programs, time to stop',
    tests: ['scripts/deployment.test.mjs › the image', 'scripts/deployment.test.mjs › the files of a deployment'],
  },
  {
    demand: 'Webhooks that are repeated, reordered, late, lost, forged or replayed lead to the same state',
    tests: ['server/features/billing/cases/webhooks.api.test.ts'],
  },
  {
    demand: 'A database folder that lost a file is never set up anew, and a killed first start starts again',
    tests: ['server/db/set-up-folder.test.ts', 'server/db/set-up-folder.process.test.ts'],
  },
  { demand: 'An emptied secret is refused where a database depends on it', tests: ['server/kept-secrets.test.ts'] },
  {
    demand: 'A backup with an endless line is refused in a sentence',
    tests: ['server/backup/backup.api.test.ts › with a line longer than any'],
  },
  {
    demand: 'A clock set ahead and back signs nobody out for good',
    tests: ['server/features/accounts/sessions.api.test.ts › outlives a clock'],
  },
  {
    demand:
      'An add-on charged while Pro is being withdrawn from is refunded with it, in any order and over two processes',
    tests: ['server/features/billing/cases/addon-while-withdrawing.api.test.ts'],
  },
  {
    demand: 'A commission paid by a card that later proves to be the affiliate’s own is reversed once',
    tests: [
      'server/features/affiliates/ledger/through-stripe.ci.api.test.ts › a card that proves to be the affiliate’s own',
    ],
  },
  {
    demand: 'Payouts whose account cannot be decrypted are shown as such and hold up no other',
    tests: ['server/features/affiliates/payouts/unreadable-target.api.test.ts'],
  },
  {
    demand: 'A payment in the second of the affiliate’s approval earns its commission',
    tests: ['server/features/affiliates/rules.test.ts › counts as active in a second of the provider'],
  },
  {
    demand: 'Plans alternated quickly leave one checkout open and answer 200, 409 or 429',
    tests: ['server/features/billing/cases/alternating-plans.api.test.ts'],
  },
  {
    demand: 'A signed but odd webhook answers 400 or 200, never 500',
    tests: ['server/features/billing/cases/odd-webhooks.api.test.ts'],
  },
  {
    demand: 'Spent tries close the landing page for nobody',
    tests: ['server/features/try/try.api.test.ts › of the day is spent on the model exactly'],
  },
  {
    demand: 'A flood of requests is a few mails to the operator and none is lost',
    tests: ['server/features/contact/contact.api.test.ts › is one of a flood'],
  },
  {
    demand: 'Invented addresses put nothing on the mail queue, and links to cancel go out within seconds',
    tests: [
      'server/features/accounts/password-reset.api.test.ts › puts nothing on a queue',
      'server/jobs/lanes.ci.api.test.ts',
    ],
  },
  {
    demand: 'A use stays reserved for as long as the slowest model may write',
    tests: ['server/features/browser-model/browser-model.api.test.ts › a use stays reserved'],
  },
  {
    demand: 'A payout is not sent for purchases refunded after its approval',
    tests: ['server/features/affiliates/payouts/refunded-after-approval.api.test.ts'],
  },
  {
    demand: 'A backup swapped between its check and its restore changes nothing',
    tests: ['server/backup/backup.api.test.ts › restores nothing if'],
  },
]);

const law = of('Law', [
  {
    demand: 'Three clicks cancel without a reason, and a mail acknowledges it (L215-1-1)',
    tests: [
      'e2e/billing-leaving.spec.ts › three clicks cancel without a reason',
      'server/features/billing/cases/leaving.api.test.ts › a cancellation',
    ],
  },
  {
    demand: 'A withdrawal within fourteen days refunds everything, once (L221-21)',
    tests: [
      'e2e/billing-leaving.spec.ts › a withdrawal refunds everything',
      'server/features/billing/cases/leaving.api.test.ts › a withdrawal',
    ],
  },
  {
    demand: 'A button that buys has the price on it and says that it is an order to pay (L221-14)',
    tests: [
      'web/features/billing/addon-action.dom.test.tsx › has its price on the button and says that the click is an order to pay',
    ],
  },
  {
    demand: 'Figures and testimonials that nobody confirmed are marked as illustration (L121-4)',
    tests: ['web/features/landing/landing.dom.test.tsx › marked as illustration'],
  },
  {
    demand: 'People are told that an AI writes and judges (AI Act, art. 50)',
    tests: ['web/features/assistant/origin-text.test.ts', 'web/features/try/try.dom.test.tsx', 'e2e/dashboard.spec.ts'],
  },
  {
    demand: 'Photos are judged as photos: no sentence speaks of looks, age or origin',
    tests: ['engine/photo/analyse-photo.test.ts › never speak of looks, age or origin'],
  },
  {
    demand: 'An annual renewal is announced one to three months before (L215-1)',
    tests: ['server/features/billing/cases/renewals.api.test.ts › is announced once, one to three months before'],
  },
  {
    demand: 'One price, all taxes included, everywhere',
    tests: ['e2e/prices.spec.ts', 'e2e/prices.full.spec.ts'],
  },
  {
    demand: 'The affiliate’s cookie waits for consent, and refusing is as easy as accepting',
    tests: ['e2e/landing.spec.ts › offers both answers alike', 'e2e/referral.spec.ts › a visitor who refuses cookies'],
  },
  {
    demand: 'Audience measurement names nobody, ends at an objection, and its events are gone after 13 months',
    tests: [
      'server/features/tracking/tracking.api.test.ts › keeps no address and no account',
      'e2e/tracking.spec.ts › no more once they object',
      'server/features/tracking/count-days.api.test.ts › deletes events of more than thirteen months',
    ],
  },
  {
    demand: 'The terms and the age are two boxes that nobody ticked beforehand',
    tests: [
      'web/features/billing/paywall.dom.test.tsx › asks for both agreements',
      'server/features/billing/cases/purchase.api.test.ts › is refused without consent to the terms and confirmed age',
    ],
  },
  {
    demand: 'The export has every table that knows a person; a new table fails the test',
    tests: ['server/features/privacy/export.api.test.ts'],
  },
  {
    demand: 'What a deleted account still pays is refunded and ends, and brings no data of the person back',
    tests: ['server/features/billing/cases/account-deleted.ci.api.test.ts'],
  },
  {
    demand: 'Deleting an account while something else changes its purchases refunds what was promised, and no more',
    tests: ['server/features/billing/cases/deleted-meanwhile.ci.api.test.ts'],
  },
  {
    demand: 'Deletion leaves no trace but what the law keeps',
    tests: [
      'server/features/privacy/erasure.api.test.ts',
      'server/features/billing/cases/leaving.api.test.ts › its card is forgotten for good',
    ],
  },
  { demand: 'What is no longer needed is purged each night', tests: ['server/features/privacy/purge.api.test.ts'] },
  {
    demand: 'A retouched file says in its metadata that it is (AI Act, art. 50)',
    tests: ['server/adapters/assistant/photos/encode-retouched.test.ts'],
  },
  {
    demand: 'WCAG 2.1 AA: axe finds nothing, and everything can be done by keyboard',
    tests: ['e2e/every-page.spec.ts', 'e2e/accessibility.full.spec.ts', 'e2e/without-a-mouse.spec.ts'],
  },
]);

export const demands = [...security, ...reliability, ...law];
