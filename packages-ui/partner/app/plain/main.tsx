import { createRoot } from 'react-dom/client';
import '@ostoja/ui/theme.css';
import './brand.css';
import { Showcase } from '../shared/showcase';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Showcase />);
