import type { Meta, StoryObj } from "@storybook/react-vite";
import { CardSkeleton } from "./CardSkeleton.tsx";
import { DetailSkeleton } from "./DetailSkeleton.tsx";
import { FiltersSkeleton } from "./FiltersSkeleton.tsx";
import { GridSkeleton } from "./GridSkeleton.tsx";

/**
 * **Use** it while the content of a screen is on its way, in the shape it will have.
 *
 * - **Do** keep its measures, so that nothing moves when the content comes.
 * - **Don't** show one for less than a list or a page, or read it out: the words 'Loading places...' are announced.
 */
const meta = { title: "Components/Skeletons" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = { render: () => <div style={{ width: 185 }}>{<CardSkeleton />}</div> };
export const Grid: Story = { render: () => <GridSkeleton /> };
export const Filters: Story = { render: () => <div style={{ width: 210 }}>{<FiltersSkeleton />}</div> };
export const Detail: Story = { render: () => <DetailSkeleton /> };
