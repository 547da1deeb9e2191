export { Tabs, TabsContent, TabsList, TabsTrigger, type TabsListProps } from './Tabs.js';
