import { Banner, Link, QrCode, Tabs, TabsContent, TabsList, TabsTrigger } from '@ostoja/ui';
import { T, useMessages, type MessageId } from '../../../i18n/index.js';
import type { PhoneSetUp } from '../api/use-add-location-phone.js';
import { GuideSteps } from './guide-steps.js';

/** How either tracking app of a phone is set up: by its code, or by hand. It is shown once (decision 0098). */
export function LocationPhoneSetUp({ setUp }: { readonly setUp: PhoneSetUp }) {
  const { t } = useMessages();
  const { ownTracks, traccarClient } = setUp;
  return (
    <div className="grid gap-4">
      <Banner tone="look">
        <T id="family.location-phone.once" />
      </Banner>
      <Tabs defaultValue="owntracks">
        <TabsList label={t('family.location-phone.app')}>
          <TabsTrigger value="owntracks">OwnTracks</TabsTrigger>
          <TabsTrigger value="traccar">Traccar Client</TabsTrigger>
        </TabsList>
        <TabsContent value="owntracks">
          <AppGuide
            app="OwnTracks"
            scan="family.location-phone.scan-camera"
            link={ownTracks.link}
            values={[
              ['family.location-phone.url', ownTracks.url],
              ['family.location-phone.user', ownTracks.userName],
              ['family.location-phone.password', ownTracks.password],
            ]}
          />
        </TabsContent>
        <TabsContent value="traccar">
          <AppGuide
            app="Traccar Client"
            scan="family.location-phone.scan-app"
            link={traccarClient.link}
            values={[
              ['family.location-phone.url', traccarClient.url],
              ['family.location-phone.identifier', traccarClient.identifier],
            ]}
          />
        </TabsContent>
      </Tabs>
    </div>
  );
}

interface AppGuideProps {
  readonly app: string;
  readonly scan: MessageId;
  readonly link: string;
  /** What is typed where the code can't be read. */
  readonly values: readonly (readonly [MessageId, string])[];
}

function AppGuide({ app, scan, link, values }: AppGuideProps) {
  const { t } = useMessages();
  // Another scheme than that of the app that it sets up is nothing to press
  const opensApp = link.startsWith('owntracks:');
  return (
    <div className="grid gap-5 sm:grid-cols-[1fr_auto]">
      <div className="grid content-start gap-4">
        <GuideSteps
          steps={[
            t('family.location-phone.install', { app }),
            t(scan, { app }),
            t('family.location-phone.send', { app }),
          ]}
        />
        {opensApp && (
          <p>
            <Link href={link}>{t('family.location-phone.open', { app })}</Link>
          </p>
        )}
      </div>
      <QrCode
        value={link}
        size={200}
        label={t('family.location-phone.qr', { app })}
        className="self-start justify-self-center"
      />
      <div className="grid gap-1.5 rounded-md border border-line bg-sunken p-4 sm:col-span-2">
        <p className="font-medium">
          <T id="family.location-phone.by-hand" />
        </p>
        <dl className="grid gap-1.5 text-sm">
          {values.map(([name, value]) => (
            <div key={name}>
              <dt className="text-ink-2">{t(name)}</dt>
              <dd className="font-mono [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
