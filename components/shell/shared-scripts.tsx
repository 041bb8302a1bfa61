'use client';

import { Icon } from 'lucide-react';
import { Button } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/buttons/link';
import { SadFace } from '@/components/ui/feedback/sad-face';

/**
 * Shows nothing: keeps once, in the root layout's bundle, what every page asks for anyway. The bundles of a page and of the
 * "not found" and error pages that come with it know of the layouts above them alone, not of each other, so each would
 * bring its own copy of the links, the buttons and the icons' drawing.
 * Only what the page of a plain text (`/privacy`) needs too belongs here.
 */
export function SharedScripts() {
  return null;
}

SharedScripts.parts = [Icon, Link, Button, SadFace];
