import { Banner, Button, Card, Dialog, Switch, TextField } from '@ostoja/ui';
import { UsageBars } from '@ostoja/ui/charts';

const bars = [
  { id: 'reader', name: 'Reader', value: 40 },
  { id: 'chess', name: 'Chess', value: 20 },
];

/** What a partner's first page might hold: something of every kind. */
export function Showcase() {
  return (
    <main>
      <h1>Partner</h1>
      <Banner tone="look" title="Look here">
        One device has been silent since yesterday.
      </Banner>
      <Card title="Profile">
        <TextField label="Name" hint="As the family calls the child" />
        <Switch label="Weekly report" defaultChecked />
        <UsageBars bars={bars} label="Time in apps" format={(minutes) => `${minutes} min`} />
        <Button>Save</Button>
        <Button variant="secondary">Change</Button>
        <Dialog title="Add a child" closeLabel="Close" trigger={<Button variant="ghost">Add</Button>}>
          <TextField label="Name of the child" />
        </Dialog>
      </Card>
    </main>
  );
}
